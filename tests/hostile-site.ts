import { beforeAll, expect } from "vitest";
import { makePage, type Answer } from "./api-client.ts";
import type { Engine } from "./databases.ts";
import { siteAndApiFor } from "./site-for.ts";

/** The content of the pages that are asked for. */
export const FAQ = { faq: { headline: "Questions", items: [{ question: "One?", answer: "1" }] } };
/** What an answer must never tell: queries, traces, files, drivers. */
const INNARDS =
  /select |insert |update |sqlite|postgres|kysely|syntax|byte sequence|node_modules|\.ts\b|\/work\/|call stack|\n\s+at /i;

/** Opens a site with two pages for a suite that asks it for what it must refuse. */
export function useHostileSite(engine: Engine) {
  const { site, api } = siteAndApiFor(engine);
  const target = { id: "", key: "", otherKey: "", otherId: "", otherVersion: "" };
  let batches = 0;

  async function open(path: string) {
    const page = await makePage(api(), path, [FAQ]);
    const { body } = await api().get(`/api/pages/${page}/draft`);
    return { page, block: String(body.page.blocks[0].key) };
  }
  beforeAll(async () => {
    const [mine, other] = [await open("/hostile"), await open("/other")];
    const otherVersion = (await api().post(`/api/pages/${other.page}/publish`)).body.versionId;
    Object.assign(target, { id: mine.page, key: mine.block, otherId: other.page, otherKey: other.block, otherVersion });
  });

  /** Everything that the routes could store. */
  async function stored(): Promise<string> {
    const { db } = site().services.database;
    const tables = [
      "pages",
      "page_drafts",
      "page_batches",
      "page_versions",
      "page_previews",
      "page_redirects",
    ] as const;
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
    return JSON.stringify(rows.map((all) => all.map((row) => JSON.stringify(row)).toSorted()));
  }

  /** Sends something wrong and expects a clear refusal, nothing stored, and no internals revealed. */
  async function refuse(ask: () => Promise<Answer>, status: number, code?: string): Promise<void> {
    const before = await stored();
    const { status: given, body } = await ask();
    const text = JSON.stringify(body);
    expect({ text, status: given }).toEqual({ text, status });
    expect(body.error?.code).toBe(code ?? body.error?.code);
    expect(body.error?.message ?? "A page without JSON").toMatch(/^.{5,200}$/);
    expect(text).not.toMatch(INNARDS);
    expect(await stored()).toBe(before);
  }

  async function raw(method: string, path: string, init: RequestInit & { duplex?: "half" }): Promise<Answer> {
    const headers = { ...api().headers, ...(init.headers as Record<string, string>) };
    const answer = await site().request(path, { ...init, method, headers });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text.startsWith("{") ? JSON.parse(text) : text };
  }
  const operations = () => `/api/pages/${target.id}/operations`;

  return {
    /** The page that is asked for, and another one with a version. */
    target,
    site,
    api,
    open,
    stored,
    refuse,
    raw,
    operations,
    send: (body: string) => raw("POST", operations(), { body }),
    set: (path: unknown, value: unknown, key = target.key) => ({ type: "set", key, path, value }),
    batch: (all: unknown, more: object = {}) => ({
      baseRevision: 1,
      clientId: "evil",
      batchId: `h${(batches += 1)}`,
      operations: all,
      ...more,
    }),
  };
}
