import { beforeAll, describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

const ROUNDS = 10;
const NAMES = Array.from({ length: 12 }, (_, n) => `kind${n}`);

describe.each(engines)("limits of an organisation on $name", (engine) => {
  const { api } = siteAndApiFor(engine, "admin");
  const features: string[] = [];

  beforeAll(async () => {
    await api().post("/api/tenants", { name: "north", title: "North School" });
    for (const name of NAMES) {
      const made = await api().post("/api/entities", { name, title: name, titlePlural: name, properties: [] });
      features.push(`rows:${made.body.id}`);
    }
  });

  it("are set by two people at once, whatever the order of what they send", async () => {
    const set = async (order: readonly string[], max: number) => {
      const limits = Object.fromEntries(order.map((feature) => [feature, max]));
      return (await api().put("/api/tenants/north/limits", { limits })).status;
    };
    for (let round = 1; round <= ROUNDS; round += 1) {
      const both = [set(features, round), set(features.toReversed(), round + 1000)];
      expect(await Promise.all(both)).toEqual([200, 200]);
    }
    const { items } = (await api().get("/api/tenants/north/limits")).body;
    const found = items.filter(({ feature }: { feature: string }) => features.includes(feature));
    expect(new Set(found.map(({ max }: { max: number }) => max)).size).toBe(1);
  });
});
