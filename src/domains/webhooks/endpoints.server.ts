import type { Selectable } from "kysely";
import { listPage, type ListPage } from "#contract";
import type { Executor } from "#db";
import type { Schema } from "#db/schema";
import { fail, ok, type Result } from "#shared";
import { checkUrl, newId } from "#shared/server";
import type { Endpoint } from "./contract.ts";
import { MAX_URL, OLD_SECRET_MS, UNHEALTHY_MS } from "./endpoint.ts";
import { readHeaders } from "./own-headers.ts";
import { newSecret } from "./sign.server.ts";

export type EndpointRow = Selectable<Schema["webhook_endpoints"]>;

/** @returns an address as endpoints store it, whether the site may send there or not; undefined for what is none. */
export function storedUrl(url: string): string | undefined {
  const read = URL.parse(url);
  if (!read) return undefined;
  read.hash = "";
  return read.href;
}

/** Reads the address of a receiver. @returns it as endpoints store it, or INVALID with what is wrong. */
export function readReceiver(url: string, allowedHosts: readonly string[]): Result<string, "INVALID"> {
  const checked = checkUrl(url, allowedHosts);
  if (!checked.ok) return fail("INVALID", checked.error.message);
  checked.value.hash = "";
  const { href } = checked.value;
  return href.length > MAX_URL ? fail("INVALID", `The address has more than ${MAX_URL} characters`) : ok(href);
}

/** Finds the endpoint of an address that `readReceiver` has accepted. */
export function findByUrl(db: Executor, url: string): Promise<EndpointRow | undefined> {
  return db.selectFrom("webhook_endpoints").selectAll().where("url", "=", url).executeTakeFirst();
}

/** Adds the endpoint of an address (`readReceiver`) unless there is one. @returns its id and its present secret. */
export async function ensureEndpoint(db: Executor, url: string, now: Date): Promise<{ id: string; secret: string }> {
  const row = { id: newId(), created_at: now.toISOString(), url, secret: newSecret(), headers: null, mail_attempts: 0 };
  const added = await db
    .insertInto("webhook_endpoints")
    .values(row)
    .onConflict((conflict) => conflict.column("url").doNothing())
    .returning(["id", "secret"])
    .executeTakeFirst();
  if (added) return added;
  const found = db.selectFrom("webhook_endpoints").select(["id", "secret"]).where("url", "=", url);
  return found.executeTakeFirstOrThrow();
}

/** @returns the secrets that a webhook is signed with: the present one, and the one before while it is valid. */
export function secretsOf({ secret, old_secret, old_secret_until }: EndpointRow, now: Date): string[] {
  const isOldValid = old_secret !== null && (old_secret_until ?? "") > now.toISOString();
  return isOldValid ? [secret, old_secret] : [secret];
}

const MISSING = "This endpoint doesn’t exist, or no longer does";

/** Reads an endpoint. @returns NOT_FOUND. */
export async function findEndpoint(db: Executor, id: string): Promise<Result<EndpointRow, "NOT_FOUND">> {
  const row = await db.selectFrom("webhook_endpoints").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? ok(row) : fail("NOT_FOUND", MISSING);
}

/** Endpoints that have failed since this time are unhealthy. */
const unhealthySince = (now: Date) => new Date(now.getTime() - UNHEALTHY_MS).toISOString();

/** An endpoint as admins see it: without its secrets. */
export function shownEndpoint(row: EndpointRow, now: Date): Endpoint {
  const { id, url, created_at: createdAt, failing_since: failingSince, disabled_because: disabledBecause } = row;
  const hasTwo = secretsOf(row, now).length === 2;
  const isLong = failingSince !== null && failingSince <= unhealthySince(now);
  return {
    id,
    url,
    createdAt,
    isEnabled: row.disabled_at === null,
    disabledBecause: disabledBecause === "gone" || disabledBecause === "hand" ? disabledBecause : undefined,
    deliveredAt: row.delivered_at ?? undefined,
    failingSince: failingSince ?? undefined,
    failure: row.failure ?? undefined,
    isUnhealthy: disabledBecause === "gone" || (row.disabled_at === null && isLong),
    headerNames: readHeaders(row.headers).map(({ name }) => name),
    oldSecretUntil: hasTwo ? (row.old_secret_until ?? undefined) : undefined,
  };
}

/** Lists endpoints, newest first; with `unhealthy` only those that need someone's attention. */
export async function listEndpoints(
  db: Executor,
  { cursor, limit, unhealthy }: { cursor?: string; limit: number; unhealthy: boolean },
  now: Date,
): Promise<ListPage<Endpoint>> {
  const rows = await db
    .selectFrom("webhook_endpoints")
    .selectAll()
    .$if(cursor !== undefined, (query) => query.where("id", "<", cursor ?? ""))
    .$if(unhealthy, (query) =>
      query.where((eb) =>
        eb.or([
          eb("disabled_because", "=", "gone"),
          eb.and([eb("disabled_at", "is", null), eb("failing_since", "<=", unhealthySince(now))]),
        ]),
      ),
    )
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  return listPage(
    rows.map((row) => shownEndpoint(row, now)),
    limit,
    ({ id }) => id,
  );
}

/**
 * Gives an endpoint a new secret. The one before stays valid for a day, an older one no longer.
 * @param seen what the caller saw of `oldSecretUntil`, null for nothing: where the endpoint has since got a new secret, that
 * one is returned, so that the receiver's stays valid. @returns NOT_FOUND.
 */
export async function rotateSecret(
  db: Executor,
  id: string,
  now: Date,
  seen?: string | null,
): Promise<Result<{ secret: string; oldSecretUntil: string }, "NOT_FOUND">> {
  const secret = newSecret();
  const oldSecretUntil = new Date(now.getTime() + OLD_SECRET_MS).toISOString();
  const changed = await db
    .updateTable("webhook_endpoints")
    .set((eb) => ({ old_secret: eb.ref("secret"), old_secret_until: oldSecretUntil, secret }))
    .where("id", "=", id)
    .$if(seen !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb("old_secret_until", "is", null),
          eb("old_secret_until", "<=", now.toISOString()),
          eb("old_secret_until", "=", seen ?? null),
        ]),
      ),
    )
    .executeTakeFirst();
  if (changed.numUpdatedRows > 0n) return ok({ secret, oldSecretUntil });
  const found = await findEndpoint(db, id);
  return found.ok ? ok({ secret: found.value.secret, oldSecretUntil: found.value.old_secret_until ?? "" }) : found;
}

/** Switches an endpoint on, which forgets its failures, or off. @returns NOT_FOUND. */
export async function switchEndpoint(
  db: Executor,
  id: string,
  isEnabled: boolean,
  now: Date,
): Promise<Result<Endpoint, "NOT_FOUND">> {
  const healthy = { failing_since: null, failure: null, told_at: null, mail_due_at: null };
  const on = { disabled_at: null, disabled_because: null, ...healthy };
  const off = { disabled_at: now.toISOString(), disabled_because: "hand" as const, mail_due_at: null };
  const row = await db
    .updateTable("webhook_endpoints")
    .set(isEnabled ? on : off)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  return row ? ok(shownEndpoint(row, now)) : fail("NOT_FOUND", MISSING);
}
