import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { findEntryIds, type EntryFilter } from "../../src/domains/inbox/find-entry-ids.server.ts";
import { emptyBins } from "../../src/domains/records/bin/empty-bins.server.ts";
import { deliverConfirmMail } from "../../src/domains/subscribers/confirm-mails.server.ts";
import { embedded } from "../databases.ts";
import { addLeads } from "../inbox-entries.ts";
import { plansOf } from "../query-plans.ts";
import { siteAndApiFor } from "../site-for.ts";

/** More than are looked at in one transaction. */
const MANY = 450;
const DAY_MS = 24 * 3_600_000;

describe("the embedded database reads no more than it is asked for", () => {
  const { site, api, place } = siteAndApiFor(embedded, "admin");
  const plans = (wanted: RegExp, work: () => Promise<unknown>) =>
    plansOf(join(place().folder, "blockwright.db"), wanted, work);

  const rowsOf = (entity: string) => `/api/tenants/site/entities/${entity}/rows`;
  const addRow = (entity: string) => api().post(rowsOf(entity), { values: { name: "A", price: "7" } });

  beforeAll(async () => {
    const properties = ["name", "price"].map((name) => ({ name, title: name, type: "text" }));
    for (const name of ["courses", "rooms"]) {
      await api().post("/api/entities", { name, title: name, titlePlural: name, properties });
    }
    await addRow("rooms");
    const headers = { ...api().headers, "content-type": "text/csv" };
    const body = `name\n${"A\n".repeat(MANY)}`;
    await (await site().request(`${rowsOf("courses")}/import`, { method: "POST", headers, body })).text();
    await addRow("rooms");
  });

  it("when it looks for the next email about a sign-up, which it does every other second", async () => {
    const { database } = site().services;
    const mails = {
      database,
      secret: "",
      origin: "https://example.org",
      siteName: () => "",
      send: async () => {},
      onFailure: () => {},
    };
    const [plan, ...others] = await plans(/from "subscribers"/, () => deliverConfirmMail(mails));
    expect(others).toEqual([]);
    expect(plan).toMatch(/^SEARCH subscribers USING INDEX subscribers_mail_due \(mail_due_at>\?\)$/);
  });

  it.each<[string, EntryFilter, string]>([
    ["of one form", { status: "open", form: "Contact" }, "inbox_entries_form (form=?"],
    ["of one person's", { status: "open", assignee: "someone" }, "inbox_entries_assignee (assignee_id=?"],
    ["with a status", { status: "read", kind: "lead" }, "inbox_entries_status (status=?"],
    ["of one form with a status", { status: "read", form: "Contact" }, "inbox_entries_form (form=?"],
  ])("when the inbox is narrowed down to entries %s", async (_name, filter, index) => {
    const { db } = site().services.database;
    const found = await plans(/from "inbox_entries"/, () => findEntryIds(db, filter, { limit: 50 }));
    expect(found).toHaveLength(2);
    for (const plan of found) expect(plan).toContain(index);
  });

  it("when the inbox is narrowed down to a tag", async () => {
    const { db } = site().services.database;
    const found = await plans(/from "inbox_tags"/, () =>
      findEntryIds(db, { status: "open", tag: "big" }, { limit: 50 }),
    );
    expect(found).toEqual([expect.stringContaining("(tag=? AND entry_id=?)")]);
  });

  it("when a word is searched in the inbox", async () => {
    const { database } = site().services;
    const ids = ["3", "2", "1"];
    await addLeads(database, ids, { name: "Rare", email: "rare@example.org" });
    const search = () => findEntryIds(database.db, { status: "open", search: "rare" }, { limit: 50 });
    expect(await search()).toMatchObject({ value: { ids } });
    const found = await plans(/from "inbox_entries".* like /, search);
    expect(found).toEqual([expect.stringContaining("sqlite_autoindex_inbox_entries_1 (id=?)")]);
  });

  it("when it adds up what was shown, a day at a time", async () => {
    const found = await plans(/from "page_views"/, () => api().get("/api/inbox/numbers?span=90"));
    expect(found).toEqual([expect.stringContaining("(day=?)")]);
  });

  it("when a property becomes sortable", async () => {
    const { properties } = (await api().get("/api/entities/courses")).body;
    const sortable = properties.map((property: object) => Object.assign(property, { isSortable: true }));
    const change = () => api().patch("/api/entities/courses", { properties: sortable });
    const [plan] = await plans(/delete from "row_keys"/, change);
    expect(plan).toContain("row_keys_of_row (tenant_id=? AND row_id=? AND property=?)");
  });

  it("when a property gets another type, though rows of another entity are between those that have it", async () => {
    const headers = api().headers;
    const address = "/api/entities/rooms/properties/price/type";
    const body = JSON.stringify({ type: "number" });
    const change = async () => (await site().request(address, { method: "POST", headers, body })).text();
    const wanted = /delete from "row_keys"|from .*"rows".*"entity_id" = \? .*order by "id"/;
    const found = await plans(wanted, change);
    expect(found.length).toBeGreaterThan(1);
    for (const plan of found)
      expect(plan).toMatch(/rows_listed|row_keys_of_row \(tenant_id=\? AND row_id=\? AND property=\?/);
    const { items } = (await api().get(rowsOf("rooms"))).body;
    expect(items).toMatchObject([{ values: { price: 7 } }, { values: { price: 7 } }]);
  });

  it("when the rows of an entity are deleted for good", async () => {
    const { database } = site().services;
    await api().remove("/api/entities/rooms");
    const wanted = /^select "id" from .*"rows".*"entity_id" = \?/;
    const found = await plans(wanted, () => emptyBins(database, Date.now() + 40 * DAY_MS));
    expect(found).toEqual([expect.stringContaining("rows_listed"), expect.stringContaining("rows_in_bin")]);
    const left = database.readTenant("site", ({ rows }) => rows.selectFrom("rows").select("id").execute());
    expect(await left).toHaveLength(MANY);
  });
});
