import {
  apply,
  changeOfBlock,
  isOfBlock,
  isSame,
  currentValueAt,
  type Change,
  type DraftState,
  type Operation,
} from "#publishing";
import type { JsonObject } from "#shared";
import { textsIn } from "./page-context.ts";

/** One change of a block, in words. */
export type BlockChange = {
  kind: Change["kind"];
  /** "Question 2 (“What does it cost?”) › Answer"; for something added, removed or moved the item. */
  field: string;
  before: string;
  after: string;
  operation: Operation;
};

/** Longer texts are cut: the new one is in the preview, the old one on the page. */
const MAX_SHOWN = 240;

function inWords(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  const plain = typeof value === "string" ? value : JSON.stringify(value);
  const text = typeof value === "object" ? textsIn(value).join(", ") : plain;
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN).trimEnd()}…` : text;
}

function changeOf(operation: Operation, before: JsonObject, after: JsonObject): BlockChange[] {
  if (!isOfBlock(operation)) return [];
  const change = changeOfBlock(operation, before, after);
  const words = [change.item, change.field].filter(Boolean).join(" › ") || change.label;
  const field = words.charAt(0).toUpperCase() + words.slice(1);
  const values = change.kind === "changed" ? [change.before, change.after] : [];
  return [{ kind: change.kind, field, before: inWords(values[0]), after: inWords(values[1]), operation }];
}

/** Describes what operations change in a block; both forms of it have keys. */
export function changesOf(operations: readonly Operation[], before: JsonObject, after: JsonObject): BlockChange[] {
  return operations.flatMap((operation) => changeOf(operation, before, after));
}

/** @returns what someone has since done to what an operation is about to change. */
export function overtakenBy(state: DraftState, operation: Operation): "changed" | "removed" | undefined {
  const outcome = apply(state, operation);
  if (outcome.kind === "conflict" && outcome.reason === "removed") return "removed";
  const isSeen = !("was" in operation) || isSame(operation.was, currentValueAt(state, operation));
  return isSeen ? undefined : "changed";
}
