import type { Draft } from "#publishing";
import type { DraftDocument } from "../document/document.ts";

/** A value to be set. `was`: what its author saw, where someone else has changed it since. */
type ValueChange = { value: unknown; was?: unknown };

/** One value of a draft, and how it is changed. `Options` are further options of a change. */
export type DraftField<Options extends object = object> = {
  document: DraftDocument;
  /** Identifies the value in the draft. */
  address: string;
  read: (draft: Draft) => unknown;
  /** @returns why the draft wouldn't accept a value; undefined when it would. */
  faultOf: (value: unknown) => string | undefined;
  /**
   * Sets the value.
   * @param options `session`: the field session.
   * @returns why it can't be, in which case nothing is changed.
   */
  set: (change: ValueChange, options: Options & { session?: string }) => string | undefined;
};
