import { describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { queryHtml } from "../query-html.ts";
import { block, ENTITY, json, ROWS, useRowForm } from "../row-form.ts";

describe.each(engines)("what a form for new rows adds to, on $name", (engine) => {
  const { site, api, post, rows, page, limitTo, publish } = useRowForm(engine);

  it("is there only while the entity and the tenant are open to new rows of visitors", async () => {
    const isThere = async (path = "/join") => queryHtml(await page(path)).all("main form").length === 1;
    const refused = async (path = "/join") => {
      const answer = await post({ name: "Ada" }, json, path);
      return [answer.status, await answer.json()];
    };
    const closed = [404, { error: "Nothing can be entered here at the moment." }];
    expect(await isThere()).toBe(true);
    await api().patch("/api/entities/signups", { visitors: { read: true, create: false } });
    expect([await isThere(), await refused()]).toEqual([false, closed]);
    expect(await (await post({ name: "Ada" }, {})).text()).toContain("Nothing can be entered here at the moment.");
    await api().patch("/api/entities/signups", { visitors: { read: false, create: true } });
    expect(await isThere()).toBe(true);
    await api().post("/api/tenants", { name: "north", title: "North", isOpen: true });
    await publish("/north", [block({}, { tenantId: { type: "query", query: "of" } })]);
    expect(await isThere("/north?of=north")).toBe(true);
    expect((await post({ name: "Nora" }, json, "/north?of=north")).status).toBe(200);
    const north = "/api/tenants/north/entities/signups/rows";
    expect([(await rows(north)).length, (await rows()).length]).toEqual([1, 0]);
    await Promise.all([post({ name: "Nina" }, json, "/north?of=north"), post({ name: "Sam" }), post({ name: "Sue" })]);
    expect([(await rows(north)).length, (await rows()).length]).toEqual([2, 2]);
    await api().patch("/api/tenants/north", { isOpen: false });
    for (const of of ["north", "nobody"]) {
      expect([await isThere(`/north?of=${of}`), await refused(`/north?of=${of}`)]).toEqual([false, closed]);
    }
    const { properties } = (await api().get("/api/entities/signups")).body;
    const withoutDefault = properties.map((one: { name: string }) =>
      one.name === "status" ? { ...one, default: undefined } : one,
    );
    await api().patch("/api/entities/signups", { properties: withoutDefault });
    expect([await isThere(), await refused()]).toEqual([false, closed]);
    await api().patch("/api/entities/signups", { properties });
    expect([await isThere(), (await rows()).length]).toEqual([true, 2]);
  });

  it("counts against the tenant's limit: a card in place of the form, and nothing half-stored in a race", async () => {
    await post({ name: "first" });
    await limitTo(5);
    const names = Array.from({ length: 50 }, (_, n) => `Guest ${n}`);
    const answers = await Promise.all(names.map((name) => post({ name })));
    const counts = [200, 409].map((status) => answers.filter((one) => one.status === status).length);
    expect(counts).toEqual([4, 46]);
    const stored = await rows();
    expect(stored).toHaveLength(5);
    const full = queryHtml(await page("/join"));
    expect(full.all("main form")).toHaveLength(0);
    expect(full.all("main p", "No more entries are accepted at the moment.")).toHaveLength(1);
    const refused = await post({ name: "late" }, {});
    const html = queryHtml(await refused.text());
    expect(refused.status).toBe(409);
    expect(html.texts("[role=alert]")[0]).toContain("Yours was not saved.");
    expect(html.one("[name=name]").properties.value).toBe("late");
    await api().remove(`${ROWS}/${stored[0]?.id}`);
    const forms = async () => queryHtml(await page("/join")).all("main form").length;
    expect(await forms()).toBe(1);
    await limitTo(3);
    expect(await forms()).toBe(0);
    await limitTo(null);
    expect(await forms()).toBe(1);
  });

  it("drops the pages that list its rows, and stays as it is itself", async () => {
    await api().patch("/api/entities/signups", { visitors: { read: true, create: true } });
    await publish("/list", [
      { rowsList: { style: "table", variables: { entityName: { type: "manual", value: "signups" } } } },
    ]);
    expect(await page("/list")).not.toContain("Grace");
    const etag = async () => (await site().request("/join")).headers.get("etag");
    const before = await etag();
    await post({ name: "Grace" });
    expect(await page("/list")).toContain("Grace");
    expect(await etag()).toBe(before);
  });

  it("is one of several on a page, each with its own rows", async () => {
    await api().post("/api/entities", { ...ENTITY, name: "second", title: "Second" });
    await publish("/two", [
      { heading: { headline: "Two" } },
      block(),
      block({}, { entityName: { type: "manual", value: "second" } }),
    ]);
    const places = queryHtml(await page("/two"))
      .all("[name=_block]")
      .map(({ properties }) => String(properties.value));
    expect(places).toEqual(["b1", "b2"]);
    const answer = await post({ name: "", _block: "b2" }, {}, "/two");
    const html = queryHtml(await answer.text());
    expect(html.all("[data-block-type=rowsNew] [role=alert]")).toHaveLength(1);
    expect(html.all("#b2-name[aria-invalid]")).toHaveLength(1);
    await post({ name: "Ada", _block: "b2" }, json, "/two");
    expect([(await rows()).length, (await rows("/api/tenants/site/entities/second/rows")).length]).toEqual([0, 1]);
    await publish("/same", [{ heading: { headline: "Same" } }, block(), block()]);
    const refused = queryHtml(await (await post({ name: "", _block: "b2" }, {}, "/same")).text());
    expect([refused.all("#b1-name[aria-invalid]").length, refused.all("#b2-name[aria-invalid]").length]).toEqual([
      0, 1,
    ]);
    for (const [place, other] of [
      ["b1", "b2"],
      ["b2", "b1"],
    ]) {
      const { next, row } = await (await post({ name: `In ${place}`, _block: place ?? "" }, json, "/same")).json();
      const confirmed = queryHtml(await page(next));
      expect(confirmed.texts("[role=status] dd")[0]).toBe(row.id);
      expect(confirmed.values("[name=_block]", "value")).toEqual([other]);
    }
    expect(await rows()).toHaveLength(2);
    for (const { id } of await rows()) await api().remove(`${ROWS}/${id}`);
    await post({ name: "Ada", _block: "b0" }, json, "/two");
    expect(await rows()).toHaveLength(1);
  });
});
