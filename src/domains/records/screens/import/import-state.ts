import type { FoundColumn, RefusedRow } from "./send-piece.ts";

/** An import, from the choice of a file to its result. */
export type ImportState = {
  /** `paused`: a piece was lost and can be sent again. `stopping`: the piece that is being sent is the last one. */
  phase: "choosing" | "checking" | "checked" | "importing" | "paused" | "stopping" | "done";
  file?: { name: string; size: number };
  encoding: string;
  /** The columns of the file, once they are known. */
  columns: readonly FoundColumn[];
  /** Properties that were chosen by hand, by heading; "" leaves a column out. */
  chosen: Readonly<Record<string, string>>;
  /** Rows of the phase so far. */
  read: number;
  added: number;
  left: number;
  /** Those that are left out; at most 10,000 of them. */
  refused: readonly RefusedRow[];
  /** The share of the file that the phase has read, 0 to 1. */
  share: number;
  /** Someone has ended it before its end. */
  isStopped: boolean;
  error?: string;
};

/** Nothing is chosen yet. It names every field, as it takes the place of any other state. */
export const FIRST_STATE: ImportState & Record<keyof ImportState, unknown> = {
  phase: "choosing",
  file: undefined,
  encoding: "utf-8",
  columns: [],
  chosen: {},
  read: 0,
  added: 0,
  left: 0,
  refused: [],
  share: 0,
  isStopped: false,
  error: undefined,
};

/** The counts of a phase that begins. */
export const NOTHING_READ = { read: 0, added: 0, left: 0, refused: [], share: 0, error: undefined, isStopped: false };

/** More rows that are left out aren't listed. */
export const MAX_REFUSED = 10_000;

/** @returns whether rows are being added. */
export const isImporting = ({ phase }: ImportState) => ["importing", "paused", "stopping"].includes(phase);
