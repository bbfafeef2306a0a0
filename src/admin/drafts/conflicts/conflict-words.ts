import type { OpenConflict } from "#drafts";
import {
  blockKeyOf,
  fieldLabelParts,
  fieldPathOf,
  keyOf,
  META_PANEL,
  metaLabel,
  pathOf,
  withChoiceLabels,
  withoutKeys,
  type Draft,
  type Operation,
  type PageKind,
} from "#publishing";
import { isObject, type JsonObject } from "#shared";
import { valueText } from "../../pages/history/value-text.ts";

/** A conflict as people read it. */
export type ConflictWords = {
  /** What was changed has been removed and can be restored; otherwise there are two versions. */
  isRemoved: boolean;
  /** "Hero › Headline" */
  where: string;
  mine: string;
  theirs: string;
};

function blockOf({ blocks }: Draft, { operation, currentValue }: OpenConflict): JsonObject | undefined {
  const key = blockKeyOf(operation);
  if (key === undefined) return undefined;
  const living = blocks.find((block) => keyOf(block) === key);
  return living ?? (isObject(currentValue) ? currentValue : undefined);
}

/** @returns what leads to the changed value: its block, item and field. */
function namesOf(draft: Draft, conflict: OpenConflict, kind: PageKind): string[] {
  const { operation, reason, currentValue } = conflict;
  if (operation.type === "setMeta") return [META_PANEL[kind], metaLabel(operation.name, kind)];
  const block = blockOf(draft, conflict);
  if (!block) return ["A block"];
  const removed = reason === "removed" && isObject(currentValue) ? currentValue : undefined;
  const { label, item, field } = fieldLabelParts(block, fieldPathOf(operation), removed);
  return [label, item, field].filter(Boolean);
}

function mineOf(operation: Operation): unknown {
  if (operation.type === "set" || operation.type === "setMeta") return operation.value;
  if (operation.type === "annotate") return operation.text;
  if (operation.type === "insert") return operation.in ? operation.item : operation.block;
  return null;
}

/** @returns a value, a block or an item as text, without the keys that only drafts have. */
function inWords(draft: Draft, conflict: OpenConflict, value: unknown): string {
  const block = blockOf(draft, conflict);
  const { key: _key, ...fields } = isObject(value) ? value : {};
  const bare = withoutKeys(isObject(value) ? fields : value);
  return valueText(block ? withChoiceLabels(block, pathOf(conflict.operation), bare) : bare);
}

/** A changed value: what leads to it, and its text. */
type Change = { names: string[]; text: string };

/** Describes several changes inside one thing: where that is, and a line for each of them. */
function changesInWords(changes: readonly Change[]): { where: string; mine: string } {
  const [first] = changes;
  const names = first?.names ?? [];
  if (changes.length < 2) return { where: names.join(" › "), mine: first?.text ?? "" };
  const shared = names.filter((_, index) =>
    changes.every((one) => names.slice(0, index + 1).every((name, place) => one.names[place] === name)),
  );
  const lines = changes.map((one) => {
    const label = one.names.slice(shared.length).join(" › ") || one.names.at(-1);
    return `${label}:${one.text.includes("\n") ? "\n" : " "}${one.text || "Empty"}`;
  });
  return { where: shared.join(" › "), mine: lines.join("\n") };
}

/**
 * Describes in words what one answer settles (`settledWith`).
 * @param draft as it is on screen.
 * @param settled of changes inside something removed, all: a mark or an entry without content isn't named beside others.
 * @param kind what it is a draft of.
 */
export function conflictInWords(
  draft: Draft,
  settled: readonly [OpenConflict, ...OpenConflict[]],
  kind: PageKind,
): ConflictWords {
  const [conflict] = settled;
  const mineIn = (one: OpenConflict) => inWords(draft, one, mineOf(one.operation));
  const changeOf = (one: OpenConflict): Change => ({ names: namesOf(draft, one, kind), text: mineIn(one) });
  if (conflict.reason !== "removed")
    return {
      isRemoved: false,
      ...changesInWords([changeOf(conflict)]),
      theirs: inWords(draft, conflict, conflict.currentValue),
    };
  const isNamed = (one: OpenConflict) =>
    one.operation.type === "set" || (one.operation.type === "insert" && mineIn(one) !== "");
  const named = settled.filter(isNamed);
  const shown = named.length > 0 ? named : [conflict];
  return { isRemoved: true, ...changesInWords(shown.map(changeOf)), theirs: "" };
}
