import type { Path } from "#publishing";
import { ImageControl } from "./controls/ImageControl.tsx";
import { IconControl } from "./controls/IconControl.tsx";
import { LinkControl } from "./controls/LinkControl.tsx";
import { ObjectControl } from "./controls/ObjectControl.tsx";
import { RichControl } from "./controls/RichControl.tsx";
import { SelectControl } from "./controls/SelectControl.tsx";
import { ColorControl, StyleControl } from "./controls/StyleControl.tsx";
import { OnOffControl, SwitchControl } from "./controls/SwitchControl.tsx";
import { CommaListControl, NumberControl, TextAreaControl, TextControl } from "./controls/TextControl.tsx";
import { VariableControl } from "./controls/VariableControl.tsx";
import { HiddenProperties } from "./data/HiddenProperties.tsx";
import { NameControl } from "./data/NameControl.tsx";
import { QueryControl } from "./data/QueryControl.tsx";
import type { FieldSpec } from "./field-spec.ts";
import { ListControl } from "./lists/ListControl.tsx";

/** One field of a form, with the control for its kind. */
export function Field({ spec, path }: { spec: FieldSpec; path: Path }) {
  if (spec.control === "textarea") return <TextAreaControl {...{ spec, path }} />;
  if (spec.control === "rich") return <RichControl {...{ spec, path }} />;
  if (spec.control === "switch") return <SwitchControl {...{ spec, path }} />;
  if (spec.control === "icon") return <IconControl {...{ spec, path }} />;
  if (spec.control === "image") return <ImageControl {...{ spec, path }} />;
  if (spec.control === "link") return <LinkControl {...{ spec, path }} />;
  if (spec.control === "commaList") return <CommaListControl {...{ spec, path }} />;
  if (spec.control === "number") return <NumberControl {...{ spec, path }} />;
  if (spec.control === "onOff") return <OnOffControl {...{ spec, path }} />;
  if (spec.control === "select") return <SelectControl {...{ spec, path }} />;
  if (spec.control === "style") return <StyleControl {...{ spec, path }} />;
  if (spec.control === "color") return <ColorControl {...{ spec, path }} />;
  if (spec.control === "object") return <ObjectControl {...{ spec, path }} />;
  if (spec.control === "variable") return <VariableControl {...{ spec, path }} />;
  if (spec.control === "entity" || spec.control === "tenant" || spec.control === "plan") {
    return <NameControl {...{ spec, path }} of={spec.control} />;
  }
  if (spec.control === "query") return <QueryControl {...{ spec, path }} />;
  if (spec.control === "properties") return <HiddenProperties {...{ spec, path }} />;
  if (spec.control === "list") return <ListControl {...{ spec, path }} />;
  spec.control satisfies "text";
  return <TextControl {...{ spec, path }} />;
}
