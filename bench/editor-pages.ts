import type { BrowserSession } from "./sign-in.ts";

/** The most blocks that are sent at once. */
const BATCH = 250;

/** The landing page's blocks between header and footer, again and again, the hero first. */
export async function sampleBlocks(ask: BrowserSession["ask"]) {
  const { id } = await ask<{ id: string }>("/api/pages", { path: "/sample", title: "Sample", template: "landing" });
  const all = await ask<Record<string, unknown>[]>(`/api/pages/${id}/blocks.json`);
  const inner = all.filter((block) => !("header" in block) && !("footer" in block));
  return (count: number) => Array.from({ length: count }, (_one, place) => inner[place % inner.length]);
}

/** Makes a page; the server takes one of many blocks in parts. @returns its id. */
export async function makePage(ask: BrowserSession["ask"], path: string, blocks: unknown[]): Promise<string> {
  const { id } = await ask<{ id: string }>("/api/pages", { path, title: path, blocks: blocks.slice(0, BATCH) });
  const draft = await ask<{ revision: number; page: { blocks: { key: string }[] } }>(`/api/pages/${id}/draft`);
  let { revision: baseRevision } = draft;
  let after = draft.page.blocks.at(-1)?.key ?? null;
  for (let from = BATCH; from < blocks.length; from += BATCH) {
    const operations = blocks.slice(from, from + BATCH).map((block, index) => {
      const operation = { type: "insert", key: `more-${from + index}`, after, block };
      after = operation.key;
      return operation;
    });
    const batch = { clientId: "bench", batchId: `bench-${from}`, baseRevision, operations };
    baseRevision = (await ask<{ revision: number }>(`/api/pages/${id}/operations`, batch)).revision;
  }
  return id;
}
