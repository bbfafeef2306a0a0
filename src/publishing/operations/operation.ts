import type { JsonObject } from "#shared";

/** From a block to a value inside it: type (or "layout", "id"), field names, and after a list of objects the item's key. */
export type Path = readonly string[];

/** A list of objects inside a block. */
export type ListAddress = { key: string; path: Path };

/** `after`: the key of the preceding block or item; null is the beginning of the list. */
type Insert = { type: "insert"; key: string; after: string | null; block: JsonObject; in?: undefined };
type InsertItem = { type: "insert"; key: string; after: string | null; item: JsonObject; in: ListAddress };
type Remove = { type: "remove"; key: string; in?: ListAddress };
type Move = { type: "move"; key: string; after: string | null; in?: ListAddress };
type Set = { type: "set"; key: string; path: Path; value: unknown };
type SetMeta = { type: "setMeta"; name: string; value: string | null };
type Annotate = { type: "annotate"; key: string; path: Path; text: string | null; kind?: "confirmed" };

/** One named change of a draft (docs/api.md). `was` is the value that its author saw. */
export type Operation = (Insert | InsertItem | Remove | Move | Set | SetMeta | Annotate) & { was?: unknown };

/** Operations that a client sends together, based on a revision of the draft (docs/api.md). */
export type Batch = { clientId: string; batchId: string; baseRevision: number; operations: readonly Operation[] };

/** An accepted operation, as the draft's log holds it: its revision, its client and batch, who made it and when. */
export type LoggedOperation = Operation & {
  revision: number;
  clientId: string;
  batchId: string;
  author?: string;
  at?: string;
};
