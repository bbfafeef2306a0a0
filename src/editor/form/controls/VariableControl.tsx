import type { FieldSpec, SpecOf } from "../field-spec.ts";
import { useValue } from "../use-value.ts";
import { OptionalGroup } from "./ObjectControl.tsx";
import type { ControlProps } from "./props.ts";
import { textOf } from "./texts.ts";

/** The field that holds the value of each kind of variable. */
const SOURCE: Readonly<Record<string, string>> = { manual: "value", param: "param", query: "query" };

/** Whether a kind shows a field: its kind, its one source, and whether it must have a value. */
function isShown({ name }: FieldSpec, kind: string): boolean {
  return name === (SOURCE[kind] ?? "value") || !Object.values(SOURCE).includes(name);
}

/** A setting that is fixed, or taken from the page's path or query (spec 3). */
export function VariableControl({ spec, path }: ControlProps<SpecOf<"object" | "variable">>) {
  const kind = useValue([...path, "type"], textOf) || "manual";
  const fields = spec.fields.filter((field) => isShown(field, kind));
  return <OptionalGroup {...{ spec, path, fields, first: { type: "manual" } }} />;
}
