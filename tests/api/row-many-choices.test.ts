import { beforeAll, describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

const OPTIONS = Array.from({ length: 100 }, (_, n) => `Skill ${n + 1}`);
const COUNT = 200;

describe.each(engines)("rows with many choices on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine);
  const file = `Name,Skills\n${Array.from({ length: COUNT }, (_, n) => `Person ${n},${OPTIONS.join(";")}\n`).join("")}`;
  const at = (entity: string) => `/api/tenants/site/entities/${entity}/rows`;

  /** Makes an entity. @returns what changes it. */
  async function make(name: string, skills: object) {
    const properties = [
      { name: "name", title: "Name", type: "text" },
      { name: "skills", title: "Skills", ...skills },
    ];
    const { status, body } = await api().post("/api/entities", { name, title: name, titlePlural: name, properties });
    expect(status).toBe(201);
    return body;
  }
  async function load(entity: string) {
    const headers = { ...api().headers, "content-type": "text/csv" };
    const answer = await site().request(`${at(entity)}/import`, { method: "POST", headers, body: file });
    return JSON.parse((await answer.text()).trim().split("\n").at(-1) ?? "");
  }
  const found = async (entity: string) =>
    (await api().get(`${at(entity)}?filter[skills]=${encodeURIComponent("Skill 100")}&limit=200`)).body.items?.length;

  beforeAll(() => make("people", { type: "choices", options: OPTIONS, isSortable: true }));

  it("are imported, and found by each choice", async () => {
    expect(await load("people")).toEqual({ end: { read: COUNT, added: COUNT, refused: 0, last: COUNT + 1 } });
    expect(await found("people")).toBe(COUNT);
  });

  it("can be filtered by them once that is switched on", async () => {
    const { properties } = await make("helpers", { type: "choices", options: OPTIONS });
    expect(await load("helpers")).toMatchObject({ end: { added: COUNT } });
    const [name, skills] = properties;
    const { status } = await api().patch("/api/entities/helpers", {
      properties: [name, { ...skills, isSortable: true }],
    });
    expect([status, await found("helpers")]).toEqual([200, COUNT]);
  });
});
