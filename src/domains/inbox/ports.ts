import type { Database, Executor, Transaction } from "#db";
import type { JsonObject } from "#shared";
import type { EntryFact } from "./contract.ts";
import type { EntryKind } from "./entry.ts";

/** What the inbox needs of a kind of entries: the server knows all kinds, the inbox none of their tables. */
export type EntrySource = {
  /** @returns the answers of entries by their ids. */
  readFacts: (db: Executor, ids: readonly string[]) => Promise<ReadonlyMap<string, readonly EntryFact[]>>;
  /** Sends on what was held back as spam, in the transaction that makes it an entry like any other. */
  release: (trx: Transaction, id: string) => Promise<void>;
  /**
   * Marks what wasn't held back as spam or as none, where the kind has a list of its own: in the transaction that changes the
   * entry's status.
   */
  markSpam?: (trx: Transaction, id: string, isSpam: boolean) => Promise<void>;
  /** Deletes entries, with their files. */
  erase: (trx: Transaction, ids: readonly string[]) => Promise<void>;
};

export type EntrySources = Readonly<Record<EntryKind, EntrySource>>;

/** Something else that the site stores about people, by their email addresses in lower case. */
export type PersonSource = {
  /** What it is called, in the plural: "Orders of plans". */
  name: string;
  count: (database: Database, emailKey: string) => Promise<number>;
  /** @returns everything, as JSON. */
  read: (database: Database, emailKey: string) => Promise<readonly JsonObject[]>;
  /** Deletes everything. Repeated after a failure, it continues where it stopped. */
  erase: (database: Database, emailKey: string) => Promise<void>;
};
