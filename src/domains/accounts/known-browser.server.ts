import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey, newToken } from "./keys.server.ts";

/** The cookie's signing key, and whether the site is reached by https only. */
type Signer = { secret: string; origin: string };

const NAME = "blockwright.known_browser";
const YEAR_SECONDS = 31_536_000;

function nameFor(origin: string): string {
  return origin.startsWith("https:") ? `__Secure-${NAME}` : NAME;
}

function signatureOf(secret: string, token: string, email: string): Buffer {
  return createHmac("sha256", deriveKey(secret, "known browsers")).update(`${token}\n${email}`).digest();
}

/**
 * Makes the cookie of a browser that has signed in to an account: wrong passwords of others never lock it out. It holds
 * nothing else, and grants nothing without the password.
 */
export function knownBrowserCookie({ secret, origin }: Signer, email: string): string {
  const token = newToken();
  const value = `${token}.${signatureOf(secret, token, email).toString("base64url")}`;
  const secure = origin.startsWith("https:") ? " Secure;" : "";
  return `${nameFor(origin)}=${value}; Max-Age=${YEAR_SECONDS}; Path=/api/auth; HttpOnly;${secure} SameSite=Lax`;
}

/** @returns the token of a browser that has signed in to this account before; undefined for any other. */
export function knownBrowser({ secret, origin }: Signer, headers: Headers, email: string): string | undefined {
  const start = `${nameFor(origin)}=`;
  const cookies = (headers.get("cookie") ?? "").split(/;\s*/);
  const value = cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) ?? "";
  const [token = "", signature = ""] = value.split(".", 2);
  const wanted = signatureOf(secret, token, email);
  const given = Buffer.from(signature, "base64url");
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? token : undefined;
}
