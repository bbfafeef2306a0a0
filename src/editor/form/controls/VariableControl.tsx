import { useEditor } from "../../state/editor-context.tsx";
import type { FieldSpec, SpecOf } from "../field-spec.ts";
import { useValue } from "../use-value.ts";
import { OptionalGroup } from "./ObjectControl.tsx";
import type { ControlProps } from "./props.ts";
import { textOf } from "./texts.ts";

/** The field that holds the value of each kind of variable. */
const SOURCE: Readonly<Record<string, string>> = { manual: "value", param: "param", query: "query" };

/** The control that chooses the value of a variable, by its name (spec 3). */
const CHOSEN: Readonly<Record<string, "entity" | "tenant">> = { entityName: "entity", tenantId: "tenant" };

/** Whether a kind shows a field: its kind, its one source, and whether it must have a value. */
function isShown({ name }: FieldSpec, kind: string): boolean {
  return name === (SOURCE[kind] ?? "value") || !Object.values(SOURCE).includes(name);
}

/** @returns the field with what there is to choose from. @param address the page's path. */
function withChoices(field: FieldSpec, variable: string, address: string): FieldSpec {
  if (field.name === "value" && field.control === "text") return { ...field, control: CHOSEN[variable] ?? "text" };
  if (field.name === "query" && field.control === "text") return { ...field, control: "query" };
  if (field.name !== "param" || field.control !== "select") return field;
  const parts = address.split("/");
  const choices = field.choices.map(({ value }) => ({
    value,
    label: parts.includes(`:${value}`) ? `:${value} in ${address}` : `:${value} (not in the page’s address)`,
  }));
  return { ...field, choices };
}

/** A setting that is fixed, or taken from the page's path or query (spec 3). */
export function VariableControl({ spec, path }: ControlProps<SpecOf<"object" | "variable">>) {
  const address = useEditor().props.around?.path ?? "";
  const kind = useValue([...path, "type"], textOf) || "manual";
  const fields = spec.fields
    .filter((field) => isShown(field, kind))
    .map((field) => withChoices(field, path.at(-1) ?? "", address));
  return <OptionalGroup {...{ spec, path, fields, first: { type: "manual" } }} />;
}
