import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import type { JsonAnswer } from "../json-answer.ts";

/** Makes the first admin of a site that is started with these variables. */
export const ADMIN = { ADMIN_EMAIL: "admin@example.org", ADMIN_PASSWORD: randomBytes(16).toString("hex") };

/** The same, as the helpers of this file give it. */
export type Answer = JsonAnswer;

async function ask(url: string, headers: Record<string, string>, method: string, body?: unknown) {
  const own = { "sec-fetch-site": "same-origin", "content-type": "application/json", ...headers };
  return fetch(url, { method, headers: own, body: body === undefined ? undefined : JSON.stringify(body) });
}

/** Signs in as the admin. @returns the cookie, which every process of the site takes. */
export async function signInAsAdmin(origin: string): Promise<string> {
  const body = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
  const answer = await ask(`${origin}/api/auth/sign-in/email`, {}, "POST", body);
  if (!answer.ok) throw new Error(`Sign-in failed: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** Speaks with a running server over the network; rejects when the connection breaks before the whole answer came. */
export function apiOf(origin: string, cookie: string) {
  async function send(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await ask(origin + path, { cookie }, method, body);
    return { status: answer.status, body: await answer.json() };
  }
  return {
    get: (path: string) => send("GET", path),
    post: (path: string, body?: unknown) => send("POST", path, body),
    put: (path: string, body: unknown) => send("PUT", path, body),
    patch: (path: string, body: unknown) => send("PATCH", path, body),
    listen: (path: string) => fetch(origin + path, { headers: { cookie } }),
  };
}

export type Api = ReturnType<typeof apiOf>;

/** The API of the site that all files read, as its admin. */
export function adminApi(): Api {
  const cookies = inject("adminCookies").map(({ name, value }) => `${name}=${value}`);
  return apiOf(inject("siteUrl"), cookies.join("; "));
}
