import {
  actionOf,
  apply,
  currentValueAt,
  type Batch,
  type Conflict,
  type DraftState,
  type Operation,
} from "#publishing";
import { mergeLines } from "./merge-lines.ts";

type TextChange = Extract<Operation, { type: "set" }> & { value: string };

function isTextChange(operation: Operation): operation is TextChange {
  return operation.type === "set" && typeof operation.value === "string";
}

/** @returns a value of a text field as text; undefined for what is none. */
function asText(value: unknown): string | undefined {
  return typeof value === "string" ? value : value === null ? "" : undefined;
}

/**
 * Adds to text changes the text that their author saw (`was`) where that is an own change still on its way: if that one is
 * rejected, they don't replace what is there instead.
 * @param state the draft before the operations, which can all be applied to it.
 */
export function afterOwn(state: DraftState, waiting: readonly Batch[], operations: readonly Operation[]): Operation[] {
  const own = waiting.flatMap((batch) => batch.operations);
  let current = state;
  return operations.map((operation) => {
    const last = own.findLast((one) => actionOf(one) === actionOf(operation));
    // A block that was removed and inserted again has other texts than those that were typed before.
    const isSeen = last && isTextChange(last) && last.value === currentValueAt(current, operation);
    const outcome = apply(current, operation);
    if (outcome.kind === "applied") current = outcome.state;
    own.push(operation);
    return isTextChange(operation) && !("was" in operation) && isSeen ? { ...operation, was: last.value } : operation;
  });
}

/**
 * @param later own batches that follow the operation.
 * @returns whether one of them sets the same text without having seen what the operation may be merged with: it would
 * overwrite the merged text.
 */
export function isReplaced(operation: Operation, later: readonly Batch[]): boolean {
  const isSameText = (own: Operation) => actionOf(own) === actionOf(operation) && !("was" in own);
  return later.some(({ operations }) => operations.some(isSameText));
}

/**
 * What texts were before own changes that the server hasn't confirmed. It makes it possible to join such a change with someone
 * else's in other lines of the same text.
 */
export class OwnTexts {
  readonly #before = new Map<string, string>();

  /** Remembers what texts were before operations that have just been added to batches. @param state the draft before them. */
  added(state: DraftState, operations: readonly Operation[], outbox: readonly Batch[]): void {
    for (const operation of operations.filter(isTextChange)) {
      const action = actionOf(operation);
      const batch = outbox.findLast((one) => one.operations.some((own) => actionOf(own) === action));
      const before = asText(currentValueAt(state, operation));
      const key = `${batch?.batchId} ${action}`;
      if (before !== undefined && !this.#before.has(key)) this.#before.set(key, before);
    }
  }

  /** Forgets a batch that was answered. */
  answered(batchId: string): void {
    for (const key of this.#before.keys()) if (key.startsWith(`${batchId} `)) this.#before.delete(key);
  }

  /** Forgets everything: a text that later changes were made of is lost. */
  lost(): void {
    this.#before.clear();
  }

  /**
   * Joins the rejected text changes of a batch with what the draft has now.
   * @returns operations for both, and the conflicts that only a person can decide.
   */
  join(
    state: DraftState,
    batchId: string,
    conflicts: readonly Conflict[],
    mayJoin: (conflict: Conflict) => boolean,
  ): { joined: Operation[]; open: Conflict[] } {
    const joined: Operation[] = [];
    const open: Conflict[] = [];
    for (const [action, group] of Map.groupBy(conflicts, ({ operation }) => actionOf(operation))) {
      const value = group.every(mayJoin) ? joinedValue(group, this.#before.get(`${batchId} ${action}`)) : undefined;
      const last = group.at(-1);
      const both = value !== undefined && last && { ...last.operation, value, was: last.currentValue };
      if (both && isTextChange(both) && apply(state, both).kind === "applied") joined.push(both);
      else open.push(...group);
    }
    return { joined, open };
  }
}

/** @param before what the first change was made of, unless it says so itself; each later one was made of the one before it. */
function joinedValue(group: readonly Conflict[], before: string | undefined): string | undefined {
  let [base, value] = [before, group[0]?.currentValue];
  for (const { operation, reason } of group) {
    const made = "was" in operation ? asText(operation.was) : base;
    if (reason !== "changed" || !isTextChange(operation) || typeof value !== "string" || made === undefined) {
      return undefined;
    }
    value = mergeLines(made, operation.value, value);
    base = operation.value;
  }
  return typeof value === "string" ? value : undefined;
}

/**
 * Adapts an operation that undoes or redoes a text change, and no longer finds the text that it expects, to the present
 * text: the lines that it doesn't concern stay as they are now.
 * @returns undefined where that isn't possible.
 */
export function overOtherLines(state: DraftState, operation: Operation): Operation | undefined {
  const current = currentValueAt(state, operation);
  if (!isTextChange(operation) || typeof operation.was !== "string" || typeof current !== "string") return undefined;
  const value = mergeLines(operation.was, operation.value, current);
  return value === undefined ? undefined : { ...operation, value, was: current };
}
