import { expect, it } from "vitest";
import { emptyBins } from "../../src/domains/records/server.ts";
import { embedded } from "../databases.ts";
import { heldBy, isHeldTooLong } from "../held-loop.ts";
import { siteAndApiFor } from "../site-for.ts";

const MANY = 8000;
const ENTITY = "/api/entities/many";
const DAY_MS = 24 * 60 * 60 * 1000;

const { site, api } = siteAndApiFor(embedded, "admin");

it("work on thousands of rows leaves others their turn", async () => {
  const properties = [{ name: "price", title: "Price", type: "text" }];
  await api().post("/api/entities", { name: "many", title: "One", titlePlural: "Many", properties });
  const send = async (address: string, body: string, type: string) =>
    (
      await site().request(address, { method: "POST", headers: { ...api().headers, "content-type": type }, body })
    ).text();
  const csv = ["price", ...Array.from({ length: MANY }, (_, index) => index)].join("\n");
  const toNumber = JSON.stringify({ type: "number" });
  const sorted = async () => {
    const [price] = (await api().get(ENTITY)).body.properties;
    return api().patch(ENTITY, { properties: [{ ...price, isSortable: true }] });
  };
  const works: Record<string, () => Promise<unknown>> = {
    import: () => send("/api/tenants/site/entities/many/rows/import", csv, "text/csv"),
    "a property becomes sortable": sorted,
    "a property changes its type": () => send(`${ENTITY}/properties/price/type`, toNumber, "application/json"),
    "old values go": () => emptyBins(site().services.database, Date.now() + 31 * DAY_MS),
    "an entity is deleted": () => api().remove(ENTITY),
    "its rows go": () => emptyBins(site().services.database, Date.now() + 31 * DAY_MS),
  };
  const held: [string, number][] = [];
  for (const [name, work] of Object.entries(works)) held.push([name, (await heldBy(work)).heldMs]);
  expect(held.filter(([, ms]) => isHeldTooLong(ms))).toEqual([]);
});
