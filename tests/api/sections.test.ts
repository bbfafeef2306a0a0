import { describe, expect, it } from "vitest";
import { newId } from "#shared/server";
import { useApi } from "../api-client.ts";
import { engines } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

const heading = (headline: string) => ({ heading: { headline } });

describe.each(engines)("saved sections on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine);
  const names = async () => (await api().get("/api/sections")).body.items.map((one: { name: string }) => one.name);

  it("are there for everyone who edits, by name, until one of them is deleted", async () => {
    const colleague = await useApi(site(), "admin");
    const saved = await api().post("/api/sections", { name: "  Offer\n10 ", blocks: [heading("A"), heading("B")] });
    await colleague.post("/api/sections", { name: "offer 9", blocks: [heading("C")] });
    await colleague.post("/api/sections", { name: "Élan", blocks: [heading("D")] });
    expect(saved.status).toBe(201);
    expect(await names()).toEqual(["Élan", "offer 9", "Offer 10"]);
    const { items } = (await colleague.get("/api/sections")).body;
    expect(items.at(-1)).toEqual({ id: saved.body.id, name: "Offer 10", blocks: [heading("A"), heading("B")] });
    expect((await colleague.remove(`/api/sections/${saved.body.id}`)).status).toBe(200);
    expect((await api().remove(`/api/sections/${saved.body.id}`)).status).toBe(404);
    expect(await names()).toEqual(["Élan", "offer 9"]);
  });

  it("keep blocks as an import takes them: unfinished and unknown ones too, without the keys of a draft", async () => {
    const items = [{ key: "q1", question: "Why?" }];
    const blocks = [{ key: "b1", faq: { headline: "", items }, id: "top" }, { weather: { city: "Bern" } }];
    const { body } = await api().post("/api/sections", { name: "As it is", blocks });
    const listed = (await api().get("/api/sections")).body.items.find((one: { id: string }) => one.id === body.id);
    const faq = { headline: "", items: [{ question: "Why?" }] };
    expect(listed.blocks).toEqual([{ faq, id: "top" }, { weather: { city: "Bern" } }]);
  });

  it("are saved once, however often the request is sent", async () => {
    const sent = { id: newId(), name: "Sent twice", blocks: [heading("A")] };
    const answers = await Promise.all([api().post("/api/sections", sent), api().post("/api/sections", sent)]);
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual([
      [201, sent.id],
      [201, sent.id],
    ]);
    expect((await names()).filter((name: string) => name === sent.name)).toHaveLength(1);
  });

  it.each([
    ["a name of spaces", { name: " \n ", blocks: [heading("A")] }, ["name"]],
    ["a name of 101 letters", { name: "n".repeat(101), blocks: [heading("A")] }, ["name"]],
    ["no name", { blocks: [heading("A")] }, ["name"]],
    ["no blocks", { name: "None", blocks: [] }, ["blocks"]],
    ["what is no list", { name: "Text", blocks: "[]" }, ["blocks"]],
    ["a field of the wrong kind", { name: "Wrong", blocks: [heading("A"), { heading: { headline: 7 } }] }, ["1"]],
    ["an unsafe address", { name: "Evil", blocks: [{ hero: { image: "javascript:alert(1)" } }] }, ["0", "image"]],
  ])("refuse %s and store nothing", async (_case, body, places) => {
    const before = await names();
    const refused = await api().post("/api/sections", body);
    expect([refused.status, refused.body.error.code]).toEqual([422, "INVALID"]);
    expect(refused.body.error.path).toEqual(expect.arrayContaining(places));
    expect(await names()).toEqual(before);
  });

  it("have room for 5 MB together, also when several are saved at once", async () => {
    const [block] = [{ fromTheFuture: { text: "x".repeat(900_000) } }];
    const save = (place: number) => api().post("/api/sections", { name: `Large ${place}`, blocks: [block] });
    const answers = await Promise.all(Array.from({ length: 8 }, (_one, place) => save(place)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe("TOO_MANY_SECTIONS");
    const tooLarge = { name: "Too large", blocks: [{ fromTheFuture: { text: "x".repeat(1_000_000) } }] };
    expect((await api().post("/api/sections", tooLarge)).status).toBe(413);
  });
});
