import type { Draft } from "#publishing";
import type { DraftDocument } from "../document/document.ts";

/** A value to be set. `was`: what its author saw there, where somebody else changed it since. */
type ValueChange = { value: unknown; was?: unknown };

/** One value of a draft, and how it is changed. `Options` is what a change may be told further. */
export type DraftField<Options extends object = object> = {
  document: DraftDocument;
  /** Names the value among all of the draft. */
  address: string;
  read: (draft: Draft) => unknown;
  /** @returns why the draft wouldn't take a value; undefined when it would. */
  faultOf: (value: unknown) => string | undefined;
  /**
   * Sets the value.
   * @param options `session`: the stay in the field.
   * @returns why it can't be, in which case nothing is changed.
   */
  set: (change: ValueChange, options: Options & { session?: string }) => string | undefined;
};
