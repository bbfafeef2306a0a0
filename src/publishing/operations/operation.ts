import type { JsonObject } from "#shared";

/** From a block to a value inside it: type (or "layout", "id"), field names, and after a list of objects the item's key. */
export type Path = readonly string[];

/** A list of objects inside a block. */
export type ListPlace = { key: string; path: Path };

/** `after`: the key that something stands behind; null is the first place. */
type Insert = { type: "insert"; key: string; after: string | null; block: JsonObject; in?: undefined };
type InsertItem = { type: "insert"; key: string; after: string | null; item: JsonObject; in: ListPlace };
type Remove = { type: "remove"; key: string; in?: ListPlace };
type Move = { type: "move"; key: string; after: string | null; in?: ListPlace };
type Set = { type: "set"; key: string; path: Path; value: unknown };
type SetMeta = { type: "setMeta"; name: string; value: string | null };
type Annotate = { type: "annotate"; key: string; path: Path; text: string | null; kind?: "confirmed" };

/** One named change of a draft (docs/api.md). `was` is what its author saw in its place. */
export type Operation = (Insert | InsertItem | Remove | Move | Set | SetMeta | Annotate) & { was?: unknown };

/** An operation of the log: which revision it is part of, and whose it is: of which client, and who that was, when. */
export type StoredOperation = Operation & {
  revision: number;
  clientId: string;
  batchId: string;
  author?: string;
  at?: string;
};
