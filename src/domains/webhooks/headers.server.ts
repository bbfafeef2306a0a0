import type { Executor } from "#db";
import { fail, failAt, ok, type Result } from "#shared";
import { isAllowedHost } from "#shared/server";
import type { Endpoint } from "./contract.ts";
import { findEndpoint, shownEndpoint } from "./endpoints.server.ts";
import { checkHeader, HEADER_LIMITS, readHeaders, type OwnHeader } from "./own-headers.ts";

type Stored = Result<Endpoint, "NOT_FOUND" | "INVALID" | "LIMIT_REACHED">;

async function store(trx: Executor, id: string, headers: readonly OwnHeader[], now: Date): Promise<Stored> {
  const text = headers.length > 0 ? JSON.stringify(headers) : null;
  const changed = trx.updateTable("webhook_endpoints").set({ headers: text }).where("id", "=", id).returningAll();
  return ok(shownEndpoint(await changed.executeTakeFirstOrThrow(), now));
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * Sets a header that requests to an endpoint carry, in place of one of the same name. Over plain http it is refused, unless
 * the receiver is in the operator's own network (`allowedHosts`): anyone on the way could read it.
 * @returns NOT_FOUND; INVALID with its path; LIMIT_REACHED.
 */
export async function setHeader(
  trx: Executor,
  allowedHosts: readonly string[],
  { id, header, now }: { id: string; header: OwnHeader; now: Date },
): Promise<Stored> {
  const endpoint = await findEndpoint(trx, id);
  if (!endpoint.ok) return endpoint;
  const url = new URL(endpoint.value.url);
  if (url.protocol !== "https:" && !isAllowedHost(url, allowedHosts)) {
    return failAt("INVALID", "Headers with keys are sent over https only", { path: ["name"] });
  }
  const checked = checkHeader(header);
  if (!checked.ok) return failAt("INVALID", checked.error.message, { path: [checked.field ?? "name"] });
  const others = readHeaders(endpoint.value.headers).filter(({ name }) => !isSame(name, header.name));
  if (others.length >= HEADER_LIMITS.headers) {
    return fail("LIMIT_REACHED", `An endpoint has at most ${HEADER_LIMITS.headers} headers`);
  }
  return store(trx, id, [...others, checked.value], now);
}

/** Removes a header; nothing happens where there is none of this name. @returns NOT_FOUND. */
export async function removeHeader(trx: Executor, id: string, name: string, now: Date): Promise<Stored> {
  const endpoint = await findEndpoint(trx, id);
  if (!endpoint.ok) return endpoint;
  const others = readHeaders(endpoint.value.headers).filter((one) => !isSame(one.name, name));
  return store(trx, id, others, now);
}
