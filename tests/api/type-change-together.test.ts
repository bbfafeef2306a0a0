import { beforeEach, describe, expect, it } from "vitest";
import { changeType } from "../../src/domains/records/types/change-type.server.ts";
import { finishConversions } from "../../src/domains/records/server.ts";
import type { TypeLine } from "../../src/domains/records/types/type-contract.ts";
import { engines } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

/** More rows than two transactions convert. */
const MANY = 450;
const NAMES = ["one", "two"];

describe.each(engines)("types that are changed at the same time on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine, "admin");
  let entity = "";

  beforeEach(async () => {
    entity = `queue${crypto.randomUUID().slice(0, 8)}`;
    const properties = NAMES.map((name) => ({ name, title: name, type: "text", isSortable: true }));
    await api().post("/api/entities", { name: entity, title: "Queue", titlePlural: "Queues", properties });
    const headers = { ...api().headers, "content-type": "text/csv" };
    const body = `one;two\n${Array.from({ length: MANY }, (_, index) => `${index};${index}`).join("\n")}\n`;
    const address = `/api/tenants/site/entities/${entity}/rows/import`;
    await (await site().request(address, { method: "POST", headers, body })).text();
  });

  async function begin(property: string): Promise<AsyncGenerator<TypeLine>> {
    const wanted = { type: "number", dryRun: false, mayLose: 0 } as const;
    const begun = await changeType(site().services.database, { entity, property }, wanted);
    if (!begun.ok) throw new Error(begun.error.message);
    return begun.value;
  }

  /** Reads until the first rows are converted. */
  async function readFirst(lines: AsyncGenerator<TypeLine>): Promise<void> {
    for (let line = await lines.next(); !line.done && !("converted" in line.value);) line = await lines.next();
  }
  const readAll = async (lines: AsyncGenerator<TypeLine>) => (await Array.fromAsync(lines)).at(-1);

  async function expectNumbers(names: readonly string[]): Promise<void> {
    const { properties } = (await api().get(`/api/entities/${entity}`)).body;
    expect(JSON.stringify(properties)).not.toContain('"former"');
    const { items } = (await api().get(`/api/tenants/site/entities/${entity}/rows?limit=1&sort=one`)).body;
    for (const name of names) expect(items[0].values[name]).toBe(0);
  }

  it("end well where another one's change of the same entity ends first", async () => {
    const first = await begin("one");
    await readFirst(first);
    const [one] = (await api().get(`/api/entities/${entity}`)).body.properties;
    expect(one).toMatchObject({ name: "one", type: "number", former: { type: "text" } });
    expect(await readAll(await begin("two"))).toMatchObject({ end: { checked: MANY } });
    expect(await readAll(first)).toMatchObject({ end: { checked: MANY } });
    await expectNumbers(NAMES);
  });

  it("end well where another process has finished them meanwhile", async () => {
    const first = await begin("one");
    await readFirst(first);
    expect(await finishConversions(site().services.database)).toBe(MANY);
    expect(await readAll(first)).toMatchObject({ end: { checked: MANY } });
    await expectNumbers(["one"]);
  });

  type Known = { id: string; name: string; removedAt?: string };

  /** Begins a change that is cut off, as by a closed window. @returns the property with its successor. */
  async function cutOff() {
    const lines = await begin("one");
    await readFirst(lines);
    await lines.return(undefined);
    const { properties } = (await api().get(`/api/entities/${entity}`)).body as { properties: Known[] };
    const find = (isRemoved: boolean) =>
      properties.find(({ name, removedAt }) => name === "one" && (removedAt !== undefined) === isRemoved);
    return { old: find(true), now: find(false), two: properties.find(({ name }) => name === "two") };
  }
  const keep = async (properties: readonly object[]) => {
    const { status, body } = await api().patch(`/api/entities/${entity}`, { properties });
    expect([status, body]).toEqual([200, expect.anything()]);
  };
  const sortedBy = async (name: string) => {
    const { items } = (await api().get(`/api/tenants/site/entities/${entity}/rows?limit=200&sort=-${name}`)).body;
    return items.map(({ values }: { values: Record<string, unknown> }) => values[name]).slice(0, 2);
  };

  it("leave lists by the old property whole, once it is taken back under another name", async () => {
    const { old, now, two } = await cutOff();
    await keep([{ ...old, name: "before" }, now ?? {}, two ?? {}]);
    await finishConversions(site().services.database);
    expect(await sortedBy("before")).toEqual(["99", "98"]);
    expect(await sortedBy("one")).toEqual([MANY - 1, MANY - 2]);
  });

  it("are taken back while they are under way, and again, and no value is lost", async () => {
    const { old, now, two } = await cutOff();
    await keep([old ?? {}, two ?? {}]);
    await finishConversions(site().services.database);
    expect(await sortedBy("one")).toEqual(["99", "98"]);
    await keep([now ?? {}, two ?? {}]);
    await finishConversions(site().services.database);
    expect(await sortedBy("one")).toEqual([MANY - 1, MANY - 2]);
    await expectNumbers(["one"]);
  });
});
