import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { Batch, LoggedOperation } from "#publishing";

/** Why the server refused a batch, in words. */
export type Refusal = { message: string };

/** A batch as this browser keeps it until the server has answered. */
export type JournalEntry = {
  pageId: string;
  /** Whose change it is: it is never sent for anyone else who signs in here. */
  userId: string;
  clientId: string;
  batchId: string;
  /** Entries are sent in this order. */
  order: number;
  /** When it was last written, in milliseconds. */
  at: number;
  batch: Batch;
  /** Set once the server has refused it: it is only kept for its author to see. */
  refused?: Refusal;
};

/** Batches of earlier sessions, and which operations of their answers count as recovered. */
export type Recovering = Map<string, (one: LoggedOperation) => boolean>;

type Tables = DBSchema & { batches: { key: string[]; value: JournalEntry; indexes: { page: string } } };

/** Stores batches until they are answered; each method throws where the browser has no storage, or no room left. */
export type Journal = {
  /** Every entry of a user on a page, in order. */
  read: (pageId: string, userId: string) => Promise<JournalEntry[]>;
  /**
   * Writes and deletes in one transaction.
   * @param isStrict waits until it would survive a failure of the computer.
   */
  write: (puts: readonly JournalEntry[], deletes: readonly JournalEntry[], isStrict?: boolean) => Promise<void>;
};

const keyOf = ({ pageId, clientId, batchId }: JournalEntry) => [pageId, clientId, batchId];

function openTables(onGone: () => void): Promise<IDBPDatabase<Tables>> {
  return openDB<Tables>("blockwright-editor", 1, {
    upgrade: (db) => {
      const batches = db.createObjectStore("batches", { keyPath: ["pageId", "clientId", "batchId"] });
      batches.createIndex("page", "pageId");
    },
    blocking: (_from, _to, event) => {
      (event.target as IDBDatabase).close();
      onGone();
    },
    terminated: onGone,
  });
}

/** Opens the browser's journal (IndexedDB) at its first use, and again when the browser has closed it. */
export function openJournal(): Journal {
  let opened: Promise<IDBPDatabase<Tables>> | undefined;
  const close = () => (opened = undefined);
  function tables(): Promise<IDBPDatabase<Tables>> {
    opened ??= openTables(close);
    opened.catch(close);
    return opened;
  }
  return {
    read: async (pageId, userId) => {
      const found = await (await tables()).getAllFromIndex("batches", "page", pageId);
      return found.filter((entry) => entry.userId === userId).toSorted((a, b) => a.order - b.order);
    },
    write: async (puts, deletes, isStrict = false) => {
      const transaction = (await tables()).transaction("batches", "readwrite", {
        durability: isStrict ? "strict" : "relaxed",
      });
      const { store } = transaction;
      const work = [...puts.map((entry) => store.put(entry)), ...deletes.map((entry) => store.delete(keyOf(entry)))];
      await Promise.all([...work, transaction.done]);
    },
  };
}
