import { describe, expect, it } from "vitest";
import { makePage } from "../api-client.ts";
import { engines } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

const LIMIT_MS = 60_000;

/** Questions whose answers have two bytes a character. */
function faq(name: string, count: number, length: number) {
  const items = Array.from({ length: count }, (_, n) => ({
    question: `${name}, question ${n}`,
    answer: "д".repeat(length),
  }));
  return { faq: { headline: name, items } };
}

/** Almost as much as a page holds. */
const large = (name: string) => [faq(`${name} 1`, 900, 4000), ...[2, 3, 4].map((n) => faq(`${name} ${n}`, 100, 3000))];

describe.each(engines)("a page of 4.6 million characters on $name", { timeout: LIMIT_MS }, (engine) => {
  const { api } = siteAndApiFor(engine);

  const draftOf = async (id: string) => (await api().get(`/api/pages/${id}/draft`)).body;
  const fileOf = async (id: string) => (await api().send("GET", `/api/pages/${id}/blocks.json`)).body;
  const importInto = (id: string, body: object) => api().post(`/api/pages/${id}/import`, body);

  it("is imported again from its own file, and the import is undone with its marks", async () => {
    const from = await makePage(api(), "/large", large("New"));
    const file = JSON.parse(await fileOf(from));
    expect(file).toEqual(large("New"));
    const id = await makePage(api(), "/replaced", large("Old"));
    const [first] = (await draftOf(id)).page.blocks;
    const mark = { type: "annotate", key: first.key, path: ["faq", "headline"], text: "Old" };
    await api().post(`/api/pages/${id}/operations`, {
      baseRevision: 1,
      clientId: "me",
      batchId: "mark",
      operations: [mark],
    });
    const before = await draftOf(id);
    const imported = await importInto(id, { blocks: file });
    expect([imported.status, imported.body.revision, imported.body.error]).toEqual([200, 3, undefined]);
    expect(JSON.parse(await fileOf(id))).toEqual(file);
    const { metaTags, blocks } = before.page;
    const undo = { blocks, metaTags, annotations: before.annotations, revision: 3 };
    expect((await importInto(id, undo)).status).toBe(200);
    expect(JSON.parse(await fileOf(id))).toEqual(large("Old"));
    const { annotations, page } = await draftOf(id);
    expect(annotations).toEqual([{ key: page.blocks[0].key, path: ["faq", "headline"], text: "Old" }]);
  });

  it("is refused whole for one wrong value, for too much content, and for more bytes than a page can have", async () => {
    const id = await makePage(api(), "/refused", [faq("Kept", 1, 1)]);
    const wrong = await importInto(id, { blocks: [...large("Wrong"), { faq: { headline: 5 } }] });
    expect(wrong).toMatchObject({
      status: 422,
      body: { error: { code: "INVALID", path: ["blocks", "4", "faq", "headline"] } },
    });
    const tooMuch = await importInto(id, { blocks: [...large("Too much"), faq("More", 100, 5000)] });
    expect(tooMuch).toMatchObject({ status: 422, body: { error: { message: expect.stringMatching("at most 5 MB") } } });
    const bytes = await importInto(id, { blocks: large("A"), more: "д".repeat(4_000_000) });
    expect(bytes).toMatchObject({ status: 413, body: { error: { code: "TOO_LARGE" } } });
    expect(await draftOf(id)).toMatchObject({ revision: 1, page: { blocks: [{ faq: { headline: "Kept" } }] } });
  });
});
