import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { makeGroupWriter, type Database, type RateLimit } from "#db";
import type { FormStore } from "#forms/server";
import { newId } from "#shared/server";
import { rowsTag } from "../entities/entity-tags.server.ts";
import {
  storeVisitorRows,
  type VisitorOutcome,
  type VisitorPost,
  type VisitorRow,
} from "./store-visitor-rows.server.ts";

/** The second post of a double click arrives within this time. */
const SAME_WITHIN_MS = 2000;
const MAX_KNOWN = 10_000;

/** What a visitor sends: with values that were read, or without where nothing is to be stored. */
type Sent = { client: string; row?: Omit<VisitorRow, "id"> };

/** What became of it; `id` is the stored row's. */
type Received = VisitorOutcome & { id: string };

/** Makes the function that drops the cached pages which show rows of an entity; rows stored together drop them once. */
function makeNotice(database: Pick<Database, "notify">) {
  const pending = new Map<string, Promise<void>>();
  return (entityId: string): Promise<void> => {
    const tag = rowsTag(entityId);
    const known = pending.get(tag);
    if (known) return known;
    const sent = setImmediate().then(() => {
      pending.delete(tag);
      return database.notify("data_changed", tag);
    });
    pending.set(tag, sent);
    return sent;
  };
}

/** What tells equal posts of a client from others. */
function fingerprint(client: string, { tenantId, entity, data, isSuspicious }: Omit<VisitorRow, "id">): string {
  const sent = JSON.stringify([client, tenantId, entity.id, isSuspicious, data]);
  return createHash("sha256").update(sent).digest("base64url");
}

/**
 * Makes the function that receives what visitors send: it counts each post, and stores its row as one of a visitor. The
 * same values from the same client within two seconds are one row. Resolves once the row is durable.
 * @param limit of posts by client.
 */
export function openVisitorRows(store: Pick<FormStore, "database" | "secret">, limit: RateLimit) {
  const write = makeGroupWriter<VisitorPost, VisitorOutcome>(store.database, (trx, posts) =>
    storeVisitorRows(store, limit, trx, posts),
  );
  const notice = makeNotice(store.database);
  const recent = new LRUCache<string, Promise<Received>>({ max: MAX_KNOWN, ttl: SAME_WITHIN_MS });

  async function storeRow(client: string, row: VisitorRow): Promise<Received> {
    const outcome = await write({ client, row });
    const isStored = outcome.retryAfter === 0 && !outcome.isFull;
    if (isStored && !row.isSuspicious) await notice(row.entity.id);
    return { ...outcome, id: row.id };
  }

  return async ({ client, row }: Sent): Promise<Received> => {
    if (!row) return { ...(await write({ client })), id: "" };
    const key = fingerprint(client, row);
    const first = recent.get(key);
    if (first) {
      const counted = await write({ client });
      return counted.retryAfter > 0 ? { ...counted, id: "" } : first;
    }
    const stored = storeRow(client, { ...row, id: newId() });
    recent.set(key, stored);
    const forget = () => void (recent.get(key) === stored && recent.delete(key));
    stored.then(({ retryAfter, isFull }) => (retryAfter > 0 || isFull) && forget(), forget);
    return stored;
  };
}
