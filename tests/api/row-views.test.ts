import { beforeAll, describe, expect, it } from "vitest";
import { useApi, type Api } from "../api-client.ts";
import { engines } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

const VIEWS = "/api/entities/lists/views";
const settings = {
  columns: ["p1", "createdAt"],
  sort: "-p1",
  search: "x",
  filters: [{ property: "p1", operator: "gte", value: "5" }],
};

describe.each(engines)("saved views on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine, "admin");
  let other: Api;

  const titles = async (by: Api = api()) =>
    (await by.get(VIEWS)).body.items.map(({ title }: { title: string }) => title);

  beforeAll(async () => {
    other = await useApi(site(), "editor");
    const properties = [{ name: "title", title: "Title", type: "text", isSortable: true }];
    await api().post("/api/entities", { name: "lists", title: "List", titlePlural: "Lists", properties });
  });

  it("are shared by all staff or someone's own", async () => {
    const shared = (await api().post(VIEWS, { title: " Shared ", settings })).body;
    expect(shared).toEqual({ id: shared.id, title: "Shared", isShared: true, settings });
    const own = (await api().post(VIEWS, { title: "My own", isShared: false, settings })).body;
    expect([await titles(), await titles(other)]).toEqual([["My own", "Shared"], ["Shared"]]);
    for (const answer of [
      await other.patch(`${VIEWS}/${own.id}`, { title: "Theirs" }),
      await other.remove(`${VIEWS}/${own.id}`),
    ]) {
      expect([answer.status, answer.body.error.code]).toEqual([404, "NOT_FOUND"]);
    }
    await other.patch(`${VIEWS}/${shared.id}`, { title: "A", settings: { ...settings, search: "" } });
    expect((await api().get(VIEWS)).body.items[0]).toMatchObject({ title: "A", settings: { search: "" } });
    await other.patch(`${VIEWS}/${shared.id}`, { isShared: false });
    expect([await titles(), await titles(other)]).toEqual([["My own"], ["A"]]);
    expect((await other.remove(`${VIEWS}/${shared.id}`)).status).toBe(200);
    expect(await titles(other)).toEqual([]);
  });

  it("keep what two people change at once", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 8; n += 1) ids.push((await api().post(VIEWS, { title: "Both", settings })).body.id);
    const changed = { title: "Renamed", settings: { ...settings, search: "y" } };
    await Promise.all(
      ids.flatMap((id) => [
        api().patch(`${VIEWS}/${id}`, { title: changed.title }),
        other.patch(`${VIEWS}/${id}`, { settings: changed.settings }),
      ]),
    );
    const { items } = (await api().get(VIEWS)).body;
    expect(items).toEqual(expect.arrayContaining(ids.map((id) => ({ id, isShared: true, ...changed }))));
    for (const id of ids) await api().remove(`${VIEWS}/${id}`);
  });

  it("are saved once where a request is repeated with its id", async () => {
    const view = { id: "01993b7a-6c00-7000-8000-00000000000d", title: "Repeated", isShared: false, settings };
    expect((await api().post(VIEWS, view)).body).toEqual(view);
    expect((await api().post(VIEWS, view)).body).toEqual(view);
    expect((await titles()).filter((title: string) => title === "Repeated")).toEqual(["Repeated"]);
  });

  it("need a name and settings that a list can have", async () => {
    const wrong = { ...settings, filters: [{ property: "p1", operator: "like", value: "" }] };
    for (const body of [{ title: " ", settings }, { title: "A" }, { title: "A", settings: wrong }]) {
      expect((await api().post(VIEWS, body)).status).toBe(422);
    }
    expect((await api().get("/api/entities/nothing/views")).status).toBe(404);
  });
});
