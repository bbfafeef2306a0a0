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

function whereIs(draft: Draft, conflict: OpenConflict, kind: PageKind): string {
  const { operation, reason, currentValue } = conflict;
  if (operation.type === "setMeta") return `${META_PANEL[kind]} › ${metaLabel(operation.name, kind)}`;
  const block = blockOf(draft, conflict);
  if (!block) return "A block";
  const removed = reason === "removed" && isObject(currentValue) ? currentValue : undefined;
  const { label, item, field } = fieldLabelParts(block, fieldPathOf(operation), removed);
  return [label, item, field].filter(Boolean).join(" › ");
}

function mineOf(operation: Operation): unknown {
  if (operation.type === "set" || operation.type === "setMeta") return operation.value;
  if (operation.type === "annotate") return operation.text;
  if (operation.type === "insert") return operation.in ? operation.item : operation.block;
  return null;
}

/** Describes a conflict in words. @param draft as it is on screen. @param kind what it is a draft of. */
export function conflictInWords(draft: Draft, conflict: OpenConflict, kind: PageKind): ConflictWords {
  const { operation, reason, currentValue } = conflict;
  const block = blockOf(draft, conflict);
  /** A value, a block or an item as text, without the keys that only drafts have. */
  const inWords = (value: unknown) => {
    const { key: _key, ...fields } = isObject(value) ? value : {};
    const bare = withoutKeys(isObject(value) ? fields : value);
    return valueText(block ? withChoiceLabels(block, pathOf(operation), bare) : bare);
  };
  return {
    isRemoved: reason === "removed",
    where: whereIs(draft, conflict, kind),
    mine: inWords(mineOf(operation)),
    theirs: reason === "removed" ? "" : inWords(currentValue),
  };
}
