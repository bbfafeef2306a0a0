import {
  actionOf,
  currentValueAt,
  isSame,
  isValueChange,
  type Batch,
  type DraftState,
  type Operation,
} from "#publishing";

/** The latest actions that took something back: where one of them is rejected, its author loses nothing. */
export class Undoing {
  readonly #actions = new Set<string>();

  has(operation: Operation): boolean {
    return this.#actions.has(actionOf(operation));
  }

  /** Remembers what undo has done, unless it leads back to an own value that isn't stored yet. */
  undone(operations: readonly Operation[], confirmed: DraftState, waiting: readonly Batch[]): void {
    const own = new Set(waiting.flatMap((batch) => batch.operations.map(actionOf)));
    for (const operation of operations) {
      const isTyped = isValueChange(operation) && own.has(actionOf(operation)) && !this.has(operation);
      const isStored = !isTyped || isSame(operation.value, currentValueAt(confirmed, operation));
      if (isStored) this.#actions.add(actionOf(operation));
    }
  }

  /** Forgets what has since been changed again. */
  changed(operations: readonly Operation[]): void {
    for (const operation of operations) this.#actions.delete(actionOf(operation));
  }
}
