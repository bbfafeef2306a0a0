import type { Role } from "#contract";
import { createUser, makePasswordHash } from "#accounts/server";
import { rememberScrypt } from "./remember-scrypt.ts";
import type { Site } from "./services.ts";

rememberScrypt();

/** The password of all users that tests make. */
export const PASSWORD = "correct horse battery";

/** What a page of the site itself sends with a request. */
export const OWN = { "sec-fetch-site": "same-origin" };

/** Headers of a browser that is signed in. */
export type BrowserHeaders = Record<"cookie" | "sec-fetch-site", string>;

let passwordHash: Promise<string> | undefined;
const known = new WeakMap<Site, Map<string, Promise<BrowserHeaders>>>();

/** Makes a user who can sign in with `PASSWORD`. @returns the id. */
export async function makeUser(site: Site, role: Role, email = `${role}@example.org`): Promise<string> {
  const { database } = site.services;
  passwordHash ??= makePasswordHash(PASSWORD);
  const user = { name: `The ${role}`, email, role, passwordHash: await passwordHash, isConfirmed: true };
  const made = await database.inTransaction((trx) => createUser(trx, user));
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

/** Signs in as a browser would. @returns the answer. */
export function postSignIn(
  site: Site,
  email: string,
  password = PASSWORD,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = JSON.stringify({ email, password });
  return site.request("/api/auth/sign-in/email", { method: "POST", body, headers: { ...OWN, ...headers } });
}

/** @returns the cookies that an answer sets, as a browser sends them back. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** @returns headers of a page of the site where this user is signed in. */
export async function headersAs(site: Site, email: string): Promise<BrowserHeaders> {
  const answer = await postSignIn(site, email);
  if (answer.status !== 200) throw new Error(`Sign-in failed: ${await answer.text()}`);
  return { ...OWN, cookie: cookiesOf(answer) };
}

/**
 * Signs in as a role's user, `<role>@example.org`, made at the first call for a site.
 * @returns the headers that requests of this user's browser carry.
 */
export function signedIn(site: Site, role: Role): Promise<BrowserHeaders> {
  const ofSite = known.get(site) ?? new Map<string, Promise<BrowserHeaders>>();
  known.set(site, ofSite);
  const headers = ofSite.get(role) ?? makeUser(site, role).then(() => headersAs(site, `${role}@example.org`));
  ofSite.set(role, headers);
  return headers;
}
