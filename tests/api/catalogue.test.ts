import { describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

describe.each(engines)("the catalogue on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine, "admin");

  it("is rendered once, and again once the site has another name", async () => {
    const show = async () => (await site().request("/blocks/hero")).text();
    const before = await show();
    expect(before).not.toContain("Lernwerk");
    const isKept = () => site().services.cache.get({ path: "/blocks/hero", locale: "en", search: "" }, Date.now());
    // News of how the site was made may come between: what is rendered meanwhile isn't kept.
    await expect.poll(async () => (await show()) === before && isKept() !== undefined).toBe(true);
    await api().patch("/api/settings", { siteName: "Lernwerk" });
    expect(await show()).toContain("Lernwerk");
  });
});
