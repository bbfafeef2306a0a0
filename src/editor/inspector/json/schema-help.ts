import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import type { EditorState } from "@codemirror/state";
import { hoverTooltip } from "@codemirror/view";
import { describeSchema, emptyValue, fieldsOf, schemaAt, valuesOf, type Schema } from "./block-schema.ts";
import { nameOf, pathTo, treeUpTo, type Node } from "./json-path.ts";

/** What a completion is for: the name of an object's field, or a field's value. */
type CompletionTarget = { node: Node; from: number; to: number } & ({ kind: "name"; object: Node } | { kind: "value" });

function targetAt(state: EditorState, pos: number): CompletionTarget | undefined {
  const node = treeUpTo(state, pos).resolveInner(pos, -1);
  const { parent } = node;
  const whole = { node, from: node.from, to: node.to };
  if (node.name === "PropertyName" && parent?.parent) return { ...whole, kind: "name", object: parent.parent };
  if (node.name === "String" && parent) return { ...whole, kind: "value" };
  const here = { node, from: pos, to: pos };
  const before = state.sliceDoc(0, pos).trimEnd().at(-1);
  const object = node.name === "Object" ? node : parent?.name === "Object" ? parent : undefined;
  if (object && (before === "{" || before === ",")) return { ...here, kind: "name", object };
  if (before === ":") return { ...here, kind: "value" };
  return undefined;
}

function nameCompletions(
  state: EditorState,
  schema: Schema,
  { object, node, to }: CompletionTarget & { kind: "name" },
): Completion[] {
  const there = new Set(object.getChildren("Property").map((property) => nameOf(state, property)));
  const own = node.name === "PropertyName" && node.parent ? nameOf(state, node.parent) : "";
  const hasValue = state.sliceDoc(to).trimStart().startsWith(":");
  return fieldsOf(schemaAt(schema, pathTo(state, object)))
    .filter(([name]) => name === own || !there.has(name))
    .map(([name, field]) => ({
      label: JSON.stringify(name),
      apply: JSON.stringify(name) + (hasValue ? "" : `: ${emptyValue(field)}`),
      detail: describeSchema(field)[0],
      type: "property",
    }));
}

/** Suggests the fields and values that a schema knows. */
export function completeBy(schema: Schema) {
  return ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const target = targetAt(state, pos);
    if (!target || (!explicit && target.from === pos)) return null;
    const { from, to } = target;
    if (target.kind === "name") return { from, to, options: nameCompletions(state, schema, target) };
    const values = valuesOf(schemaAt(schema, pathTo(state, target.node)));
    return { from, to, options: values.map((label) => ({ label, type: "enum" })) };
  };
}

/** Describes a field while its name is hovered. */
export function hoverBy(schema: Schema) {
  return hoverTooltip(({ state }, pos) => {
    const node = treeUpTo(state, pos).resolveInner(pos, 1);
    const field = node.name === "PropertyName" ? schemaAt(schema, pathTo(state, node)) : undefined;
    if (!field) return null;
    const lines = describeSchema(field);
    return lines.length === 0 ? null : { pos: node.from, end: node.to, create: () => ({ dom: tooltip(lines) }) };
  });
}

function tooltip(lines: readonly string[]): HTMLElement {
  const dom = document.createElement("div");
  dom.className = "px-2 py-1 text-sm";
  dom.append(...lines.flatMap((line, index) => (index > 0 ? [document.createElement("br"), line] : [line])));
  return dom;
}
