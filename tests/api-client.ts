import type { Role } from "#contract";
import type { JsonAnswer } from "./json-answer.ts";
import type { Site } from "./services.ts";
import { signedIn } from "./sign-in.ts";

/** The same, as the helpers of this file give it. */
export type Answer = JsonAnswer & { headers: Headers };

/** Calls the API of a site as the pages of a signed-in user do. */
export async function useApi(site: Site, role: Role = "editor") {
  const signed = await signedIn(site, role);
  async function send(method: string, path: string, body?: unknown): Promise<Answer> {
    const init = { method, headers: signed, body: body === undefined ? undefined : JSON.stringify(body) };
    const answer = await site.request(path, init);
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text.startsWith("{") ? JSON.parse(text) : text };
  }
  return {
    headers: signed,
    send,
    get: (path: string) => send("GET", path),
    post: (path: string, body?: unknown) => send("POST", path, body),
    put: (path: string, body: unknown) => send("PUT", path, body),
    patch: (path: string, body: unknown) => send("PATCH", path, body),
    remove: (path: string) => send("DELETE", path),
  };
}

export type Api = Awaited<ReturnType<typeof useApi>>;

/** Makes a page with blocks. @returns its id. */
export async function makePage(api: Api, path: string, blocks: unknown[] = []): Promise<string> {
  const made = await api.post("/api/pages", { path, title: `Page ${path}`, blocks });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body.id;
}

/** Makes a post with a text. @returns its id. */
export async function makePost(api: Api, path: string, tags: Record<string, string> = {}): Promise<string> {
  const metaTags = Object.entries({ title: `Post ${path}`, ...tags }).map(([name, value]) => ({ name, value }));
  const blocks = [{ content: { style: "simple", content: `Text of ${path}` } }];
  const made = await api.post("/api/pages", { kind: "post", path, title: `Post ${path}`, metaTags, blocks });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body.id;
}
