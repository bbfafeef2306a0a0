import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { apiRoutes } from "../../src/server/api/routes.ts";
import { makePage } from "../api-client.ts";
import { embedded } from "../databases.ts";
import { heldBy, isHeldTooLong, leastHeldBy } from "../held-loop.ts";
import { siteAndApiFor } from "../site-for.ts";

/** What the API takes at most for blocks, in bytes, with room for what is around them. */
const BODY = 980_000;
const LIMIT_MS = 120_000;

const question = (tag: string, n: number, length: number) => ({
  question: `${tag}: question ${n} of many`,
  answer: `${tag} ${n}: ${"an answer of some length. ".repeat(length)}`,
});
const faq = (tag: string, items: number, length = 2) => ({
  faq: { headline: `${tag} questions`, items: Array.from({ length: items }, (_, n) => question(tag, n, length)) },
});

/** As many blocks of some items as a request holds. */
function blocksOf(tag: string, items: number, most = 2000): unknown[] {
  const size = JSON.stringify(faq(`${tag}-0000`, items)).length + 1;
  const count = Math.min(most, Math.floor(BODY / size));
  return Array.from({ length: count }, (_, n) => faq(`${tag}-${n}`, items));
}

describe("the event loop of a site", () => {
  const { site, api } = siteAndApiFor(embedded, "admin");
  /** A page of 2,000 blocks, one of few blocks with long lists, each with 4 MB and a published version. */
  const pages = { blocks: "", lists: "" };

  /** Answers a request and reads its answer in parts, as a connection does: joining them would hold the loop as well. */
  async function answered(method: string, path: string, body?: string): Promise<string> {
    const headers = { ...api().headers, "Accept-Encoding": "gzip" };
    const { status, body: parts } = await site().request(path, { method, headers, body });
    let begins = "";
    for await (const part of parts ?? []) begins ||= Buffer.from(part.subarray(0, 200)).toString();
    return status < 400 ? "" : `${status} ${begins}`;
  }

  /** Notes requests that fail, or hold the event loop for too long. */
  function watchRequests() {
    const faults: string[] = [];
    const send = async (name: string, request: string, content?: unknown) => {
      const [method = "", path = ""] = request.split(" ");
      const body = content === undefined ? undefined : JSON.stringify(content);
      const watch = method === "GET" ? leastHeldBy : heldBy;
      const { value: refusal, heldMs } = await watch(() => answered(method, path, body));
      if (refusal) faults.push(`${name}: ${refusal}`);
      if (isHeldTooLong(heldMs)) faults.push(`${name}: ${heldMs} ms`);
    };
    return { faults, send };
  }

  const append = (id: string, blocks: unknown[]) => api().post(`/api/pages/${id}/import`, { blocks, mode: "append" });

  beforeAll(async () => {
    for (const [name, items, most] of [
      ["blocks", 12, 500],
      ["lists", 1000, 2000],
    ] as const) {
      pages[name] = await makePage(api(), `/long-${name}`, blocksOf(`${name}-a`, items, most));
      for (const part of ["b", "c", "d"]) {
        const { status, body } = await append(pages[name], blocksOf(`${name}-${part}`, items, most));
        if (status !== 200) throw new Error(JSON.stringify(body));
      }
    }
  }, LIMIT_MS);

  it.each(["blocks", "lists"] as const)(
    "isn't blocked while a page of many %s is edited, published and visited",
    async (kind) => {
      const { faults, send } = watchRequests();
      const id = pages[kind];
      const on = `/api/pages/${id}`;
      const { body: draft } = await api().get(`${on}/draft`);
      const [first] = draft.page.blocks;
      const sets = first.faq.items.slice(0, 500).map(({ key }: { key: string }, n: number) => ({
        type: "set",
        key: first.key,
        path: ["faq", "items", key, "answer"],
        value: `changed ${n}`,
      }));
      const batch = (operations: unknown[], name: string) => ({
        baseRevision: 0,
        clientId: "another",
        batchId: name,
        operations,
      });
      const inserts = Array.from({ length: 500 }, (_, n) => ({
        type: "insert",
        after: null,
        key: `new-${n}`,
        block: faq(`new ${n}`, 3),
      }));
      await send("publish", `POST ${on}/publish`, {});
      const { body: versions } = await api().get(`${on}/versions`);
      const versionId: string = versions.items[0].id;
      await send("draft", `GET ${on}/draft`);
      await send("operations", `GET ${on}/operations?after=0`);
      await send("problems", `GET ${on}/problems`);
      await send("review", `GET ${on}/review`);
      await send("outline", `GET ${on}/outline`);
      await send("blocks.json", `GET ${on}/blocks.json`);
      await send("preview", `GET ${on}/preview`);
      await send("the public page", `GET /long-${kind}`);
      await send("500 changes", `POST ${on}/operations`, batch(sets, "sets"));
      if (kind === "lists") {
        await send("500 blocks", `POST ${on}/operations`, batch(inserts, "inserts"));
      }
      await send("an import of other blocks", `POST ${on}/import`, {
        blocks: blocksOf("other", kind === "blocks" ? 12 : 1000),
      });
      await send("what changed", `GET ${on}/versions/${versionId}/changes?from=draft`);
      await send("restoring", `POST ${on}/restore`, { versionId });
      await send("publishing again", `POST ${on}/publish`, {});
      expect(faults).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    "isn't blocked while a page or a section is made of as much as a request holds",
    async () => {
      const { faults, send } = watchRequests();
      for (const [name, blocks] of Object.entries({
        small: blocksOf("n", 1),
        lists: blocksOf("l", 1000),
        unknown: [{ fromTheFuture: Array.from({ length: 600 }, () => Array.from({ length: 700 }, () => 1)) }],
        names: [
          { fromTheFuture: 1, ...Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`name ${n}`, 0])) },
        ],
      })) {
        const page = { path: `/made-${name}`, title: name, blocks };
        await send(`a page of ${name}`, "POST /api/pages", page);
        await send(`a section of ${name}`, "POST /api/sections", { name, blocks });
      }
      expect(faults).toEqual([]);
    },
    LIMIT_MS,
  );

  it.each<[string, unknown[]]>([
    ["one block", [faq("one", 1000, 185)]],
    ["many blocks", Array.from({ length: 2000 }, (_, n) => faq(`block ${n}`, 8, 8))],
    [
      "numbers",
      Array.from({ length: 4 }, (_, n) => ({
        [`future${n}`]: Array.from({ length: 150 }, () => Array(800).fill(100_000_000)),
      })),
    ],
  ])(
    "isn't blocked while as much as a page holds is imported as %s, and undone",
    async (name, blocks) => {
      const { faults, send } = watchRequests();
      expect(JSON.stringify(blocks).length).toBeGreaterThan(4_000_000);
      const id = await makePage(api(), `/full-${name.replace(" ", "-")}`, blocksOf("before", 12));
      const { body: before } = await api().get(`/api/pages/${id}/draft`);
      await send("import", `POST /api/pages/${id}/import`, { blocks });
      await send("undo", `POST /api/pages/${id}/import`, { blocks: before.page.blocks });
      expect(faults).toEqual([]);
    },
    LIMIT_MS,
  );

  const BODIES = apiRoutes.filter((route) => route.body !== undefined);
  const PATTERNS = ["a", "a@", "a.", "/a", "-", " ", "%", "\\", "ä", "1", "::", "<a ", "*_"];

  it.each(BODIES.map((route) => [`${route.method} ${route.path}`, route] as const))(
    "isn't blocked by a hostile body of %s",
    async (_name, route) => {
      const faults: string[] = [];
      const most = (route.maxBytes ?? 64 * 1024) - 1000;
      const names = namesOf(route.body);
      const texts = PATTERNS.map((pattern) => pattern.repeat(Math.floor(most / names.length / pattern.length / 2)));
      const bodies = [
        ...texts.map((text) => JSON.stringify(Object.fromEntries(names.map((name) => [name, text])))),
        `{"${names[0]}":${"[".repeat(most / 2 - 20)}${"]".repeat(most / 2 - 20)}}`,
        `{${Array.from({ length: most / 12 }, (_, n) => `"${n}":1`).join(",")}}`,
        // With U+0000, each text is cleaned.
        ...["", String.raw`"\u0000",`].map((first) => {
          const list = `[${first}${"{},".repeat(most / names.length / 3 - 20)}{}]`;
          return `{${names.map((name) => `"${name}":${list}`).join(",")}}`;
        }),
      ];
      const path = route.path.replaceAll(/:\w+/g, pages.lists);
      for (const [n, body] of bodies.entries()) {
        const { heldMs } = await leastHeldBy(async () => {
          const answer = await site().request(path, { method: route.method, headers: api().headers, body });
          await answer.text();
        });
        if (isHeldTooLong(heldMs)) faults.push(`body ${n}, ${body.slice(0, 40)}: ${heldMs} ms`);
      }
      expect(faults).toEqual([]);
    },
    LIMIT_MS,
  );
});

/** @returns the names of the fields that a body has. */
function namesOf(schema: z.ZodType | undefined): string[] {
  const json = z.toJSONSchema(schema ?? z.unknown(), { io: "input", unrepresentable: "any" });
  return Object.keys(json.properties ?? { body: true });
}
