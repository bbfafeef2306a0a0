import { useId } from "react";
import { layoutSchema } from "#blocks";
import { findByKey, type Path } from "#publishing";
import { TextField } from "#ui/kit";
import { FieldBox } from "../form/controls/FieldBox.tsx";
import { parseText, textOf } from "../form/controls/texts.ts";
import { Field } from "../form/Field.tsx";
import { describeFields, type FieldSpec } from "../form/field-spec.ts";
import { useTypedText } from "../form/use-typed-text.ts";
import { useDocument } from "../state/editor-context.tsx";

type Option = { spec: FieldSpec; path: Path };

/** @returns the options of the layout as one list of fields: "Padding x" instead of a group with "X". */
function optionsOf(fields: readonly FieldSpec[]): Option[] {
  return fields.flatMap((group): Option[] => {
    if (group.control !== "object") return [{ spec: group, path: ["layout", group.name] }];
    return group.fields.map((field) => {
      const label = group.fields.length > 1 ? `${group.label} ${field.label.toLowerCase()}` : field.label;
      return { spec: { ...field, label }, path: ["layout", group.name, field.name] };
    });
  });
}

const OPTIONS = optionsOf(describeFields(layoutSchema));
const ANCHOR: Path = ["id"];

function AnchorField({ blockKey }: { blockKey: string }) {
  const parse = (text: string) => parseText(text.trim(), true);
  const { text, error, type, around } = useTypedText({ path: ANCHOR, toText: textOf, parse });
  const isTaken = useDocument(({ draft }) => {
    const own = findByKey(draft.blocks, blockKey)?.id;
    return Boolean(own) && draft.blocks.some(({ key, id }) => id === own && key !== blockKey);
  });
  const hint = isTaken
    ? "Another block already has this anchor. Choose a different one."
    : "Link to the block with # and this name";
  return (
    <FieldBox path={ANCHOR} {...around}>
      <TextField
        label="Anchor"
        value={text}
        onValueChange={type}
        hint={hint}
        error={error}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
    </FieldBox>
  );
}

/** A block's layout (spec 3) and its anchor. */
export function LayoutSection({ blockKey }: { blockKey: string }) {
  const id = useId();
  const [choices, texts] = [
    OPTIONS.filter(({ spec }) => spec.control === "select"),
    OPTIONS.filter(({ spec }) => spec.control !== "select"),
  ];
  const draw = ({ spec, path }: Option) => <Field key={path.join(" ")} {...{ spec, path }} />;
  return (
    <section aria-labelledby={id} className="mt-6 grid gap-4 border-t border-line pt-4">
      <h3 id={id}>Layout</h3>
      <div className="grid grid-cols-2 gap-3">{choices.map(draw)}</div>
      {texts.map(draw)}
      <AnchorField blockKey={blockKey} />
    </section>
  );
}
