import { describe, expect, it } from "vitest";
import { SITE_TEMPLATES, templateContent } from "#publishing";
import { engines } from "../databases.ts";
import { queryHtml } from "../query-html.ts";
import { siteAndApiFor } from "../site-for.ts";

describe.each(engines)("templates on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine);
  const preview = async (name: string, query = "") => {
    const answer = await api().get(`/api/templates/${name}/preview${query}`);
    return { ...answer, page: queryHtml(String(answer.body)) };
  };

  it("are shown in full in the site's own frame, never cached and not indexed", async () => {
    for (const { name } of SITE_TEMPLATES) {
      const { status, headers, page } = await preview(name);
      expect(status).toBe(200);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(page.values("meta[name=robots]", "content")).toEqual(["noindex"]);
      expect(page.values("script", "type").filter((type) => type !== "application/ld+json")).toEqual([]);
      expect(page.all("header")).not.toEqual([]);
      expect(page.all("footer")).not.toEqual([]);
      expect(page.all("h1")).toHaveLength(1);
      const inside = templateContent(name).blocks.length - 2;
      expect(page.all("main section").length).toBeGreaterThanOrEqual(inside - 1);
    }
  });

  it("are shown by their beginning in small pictures", async () => {
    const [whole, top] = [await preview("restaurant"), await preview("restaurant", "?part=top")];
    expect(top.page.texts("h1")).toEqual(whole.page.texts("h1"));
    expect(top.page.all("footer")).toEqual([]);
    expect(String(top.body).length).toBeLessThan(String(whole.body).length / 2);
  });

  it("show nothing to visitors", async () => {
    const answer = await site().request("/api/templates/event/preview");
    expect(answer.status).toBe(401);
  });

  it("that don't exist are not found", async () => {
    expect((await preview("castle")).status).toBe(404);
  });
});
