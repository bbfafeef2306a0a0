import { fail, isObject, ok, parseJson, type Result } from "#shared";

/** A header that requests to an endpoint carry. Its value is a secret: it never leaves the server but with them. */
export type OwnHeader = { name: string; value: string };

export const HEADER_LIMITS = { headers: 5, name: 100, value: 4000 } as const;

/** RFC 9110, 5.6.2: a token. */
const NAME = /^[\w!#$%&'*+.^`|~-]+$/;
/** Printable ASCII without space at the ends. */
const VALUE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/** What belongs to the connection (RFC 9110, 7.6.1), to the body, or to what we send ourselves. */
const OURS = new Set([
  "accept-encoding",
  "connection",
  "content-encoding",
  "content-length",
  "content-type",
  "expect",
  "host",
  "idempotency-key",
  "keep-alive",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "via",
]);
const OUR_BEGINNINGS = ["webhook-", "proxy-"];

/** @returns what is wrong with a header that an admin enters, by its field. */
export function checkHeader({ name, value }: OwnHeader): Result<OwnHeader, "INVALID"> & { field?: "name" | "value" } {
  const key = name.toLowerCase();
  const wrong = (field: "name" | "value", message: string) => Object.assign(fail("INVALID", message), { field });
  if (!NAME.test(name)) return wrong("name", "A name has letters, digits and hyphens, such as X-Api-Key");
  if (OURS.has(key) || OUR_BEGINNINGS.some((one) => key.startsWith(one))) {
    return wrong("name", "This header is set by the site or belongs to the connection");
  }
  if (!VALUE.test(value)) return wrong("value", "A value has printable characters without accents, on one line");
  return ok({ name, value });
}

/** Reads the headers of an endpoint's row. */
export function readHeaders(stored: string | null): OwnHeader[] {
  const json = stored === null ? undefined : parseJson(stored);
  const list: unknown[] = json?.ok && Array.isArray(json.value) ? json.value : [];
  return list.flatMap((one) =>
    isObject(one) && typeof one.name === "string" && typeof one.value === "string"
      ? [{ name: one.name, value: one.value }]
      : [],
  );
}

/** A shorter word of a value is no key, but what comes before it, such as "Bearer". */
const SHORTEST_KEY = 8;

/** Hides the values of headers, and the keys in them, in what a receiver said: some repeat what they were sent. */
export function withoutValues(text: string, headers: readonly OwnHeader[]): string {
  const secrets = headers.flatMap(({ value }) => [
    value,
    ...value.split(" ").filter((word) => word.length >= SHORTEST_KEY),
  ]);
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, "•••"), text);
}
