import { describe, expect, it } from "vitest";
import { makePage } from "../api-client.ts";
import { engines } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

const hero = (headline: string) => ({ hero: { style: "text", headline } });
const faq = (answer: string) => ({ faq: { headline: "Questions", items: [{ question: "Who?", answer }] } });

describe.each(engines)("marks on values of a draft on $name", (engine) => {
  const { api } = siteAndApiFor(engine);
  let batches = 0;

  const draftOf = async (id: string) => (await api().get(`/api/pages/${id}/draft`)).body;
  const publish = (id: string) => api().post(`/api/pages/${id}/publish`);
  async function send(id: string, operations: unknown[]) {
    const { revision: baseRevision } = await draftOf(id);
    const batch = { baseRevision, clientId: "me", batchId: `b${(batches += 1)}`, operations };
    const { status, body } = await api().post(`/api/pages/${id}/operations`, batch);
    expect([status, body.conflicts]).toEqual([200, []]);
  }
  /** Where the draft says something that nobody has confirmed. */
  async function unconfirmed(id: string): Promise<string[]> {
    const { errors } = (await api().get(`/api/pages/${id}/problems`)).body;
    return errors
      .filter(({ code }: { code: string }) => code === "UNCONFIRMED_FACT")
      .map(({ path }: { path: string[] }) => [path[0], path.at(-1)].join(" "));
  }
  const metaMark = (name: string, text: string) => ({ type: "annotate", key: "", path: ["metaTags", name], text });

  it("are copied with a page where they are on its description", async () => {
    const id = await makePage(api(), "/claims", [hero("Welcome")]);
    await send(id, [
      { type: "setMeta", name: "description", value: "For 500 schools" },
      metaMark("description", "500"),
      metaMark("title", "Page"),
    ]);
    const copy = await api().post("/api/pages", { path: "/claims-copy", title: "Copy", from: id });
    expect(await unconfirmed(copy.body.id)).toEqual(["metaTags description"]);
    expect((await publish(copy.body.id)).body.error.code).toBe("NOT_PUBLISHABLE");
  });

  it("end where a restored version has another value, and stay where it has the same one", async () => {
    const id = await makePage(api(), "/settled", [hero("We help schools"), faq("Teachers.")]);
    const { versionId } = (await publish(id)).body;
    const [top, questions] = (await draftOf(id)).page.blocks;
    const answer = ["faq", "items", questions.faq.items[0].key, "answer"];
    await send(id, [
      { type: "set", key: top.key, path: ["hero", "headline"], value: "We help 500 schools" },
      { type: "annotate", key: top.key, path: ["hero", "headline"], text: "500" },
      { type: "setMeta", name: "description", value: "For 500 schools" },
      metaMark("description", "500"),
      { type: "annotate", key: questions.key, path: answer, text: "Teachers" },
    ]);
    const restored = await api().post(`/api/pages/${id}/restore`, { versionId });
    expect([restored.status, restored.body.conflicts]).toEqual([200, []]);
    expect(await unconfirmed(id)).toEqual(["faq answer"]);
    expect((await draftOf(id)).annotations).toHaveLength(1);
  });

  it("end with a value that an import replaces, and wait for a block that it removes", async () => {
    const id = await makePage(api(), "/replaced", [hero("We help 500 schools"), faq("500 teachers.")]);
    const [top, questions] = (await draftOf(id)).page.blocks;
    await send(id, [
      { type: "annotate", key: top.key, path: ["hero", "headline"], text: "500" },
      { type: "annotate", key: questions.key, path: ["faq", "headline"], text: "Questions" },
    ]);
    const imported = await api().post(`/api/pages/${id}/import`, { blocks: [hero("We help schools")] });
    expect([imported.status, imported.body.conflicts]).toEqual([200, []]);
    expect(await unconfirmed(id)).toEqual([]);
    await send(id, [{ type: "insert", key: questions.key, after: top.key, block: faq("500 teachers.") }]);
    expect(await unconfirmed(id)).toEqual(["faq headline"]);
  });

  it("come back with the content that an import brings back", async () => {
    const id = await makePage(api(), "/undone", [hero("We help 500 schools"), faq("500 teachers.")]);
    const [top, questions] = (await draftOf(id)).page.blocks;
    const answer = ["faq", "items", questions.faq.items[0].key, "answer"];
    await send(id, [
      { type: "annotate", key: top.key, path: ["hero", "headline"], text: "500" },
      { type: "annotate", key: questions.key, path: answer, text: "500 teachers", kind: "confirmed" },
      { type: "setMeta", name: "description", value: "For 500 schools" },
      metaMark("description", "500"),
    ]);
    const { page, annotations } = await draftOf(id);
    await api().post(`/api/pages/${id}/import`, { blocks: [{ heading: { headline: "Other" } }], metaTags: [] });
    expect(await unconfirmed(id)).toEqual([]);
    const undone = await api().post(`/api/pages/${id}/import`, { ...page, annotations });
    expect([undone.status, undone.body.conflicts]).toEqual([200, []]);
    expect(await unconfirmed(id)).toEqual(["metaTags description", "hero headline"]);
    const after = await draftOf(id);
    const [, block] = after.page.blocks;
    const path = ["faq", "items", block.faq.items[0].key, "answer"];
    expect(after.annotations).toContainEqual({ key: block.key, path, text: "500 teachers", kind: "confirmed" });
  });

  it("are refused with an import where they couldn't be sent as operations", async () => {
    const id = await makePage(api(), "/too-long", [hero("a")]);
    const annotations = [{ key: "", path: ["metaTags", "title"], text: "x".repeat(2001) }];
    const refused = await api().post(`/api/pages/${id}/import`, { blocks: [hero("b")], annotations });
    expect([refused.status, refused.body.error.code]).toEqual([422, "INVALID"]);
    expect((await draftOf(id)).page.blocks).toMatchObject([hero("a")]);
  });
});
