import { describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { LEAD } from "../lead.ts";
import { json, signUp, useNewsletterSite } from "../newsletter.ts";
import { readLeads } from "../services.ts";

const HOUR = 3_600_000;
const THANKS = "Your address is on the list. You’ll get the next issue.";

describe.each(engines)("the page /newsletter on $name", (engine) => {
  const { site, token, post, stored } = useNewsletterSite(engine);

  describe("after a post without JavaScript", () => {
    const PAGE = [{ heading: { headline: "Letters" } }, { newsletter: { headline: "Our letter" } }];
    const entered = { ...signUp, email: "no address", first_name: "<b>Ada</b>" };

    it.each([
      ["the published page", PAGE, "Our letter"],
      ["the default block in the site's frame", undefined, "A letter about reports that families read"],
      ["the default block where the page has none", [{ heading: { headline: "Letters" } }], "A letter about reports"],
    ])("answers with %s, the text and the entered values", async (_case, blocks, headline) => {
      if (blocks) await site().publish("/newsletter", blocks);
      const answer = await post(entered);
      const html = await answer.text();
      expect(answer.status).toBe(422);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(html).toContain(headline);
      expect(html).toMatch(/role="alert"[^>]*><p>Please check the marked fields\.<\/p>/);
      expect(html).toContain('value="no address"');
      expect(html).toContain("&lt;b&gt;Ada&lt;/b&gt;");
      expect(html).not.toContain("<b>Ada</b>");
      expect(html).toContain(token());
      expect(html.match(/<h1/g)).toHaveLength(1);
      const thanks = await post(signUp);
      expect(thanks.status).toBe(200);
      expect(await thanks.text()).toContain(THANKS);
      expect(await stored()).toHaveLength(1);
    });

    it("frames the default block with the home page's header and footer, in the visitor's language", async () => {
      const html = await (await post(entered, {}, "/es/newsletter")).text();
      const types = [...html.matchAll(/data-block-type="(\w+)"/g)].map(([, type]) => type);
      expect(types).toEqual(["header", "newsletter", "footer"]);
      expect(html).toContain('<html lang="es">');
      expect(html).toContain("<title>Boletín</title>");
      expect(html).toContain('action="/es/newsletter"');
      expect(html).toContain("noindex");
    });

    it("shows the answer in one block only, where the page has several", async () => {
      await site().publish("/newsletter", [...PAGE, ...PAGE]);
      const html = await (await post(entered)).text();
      expect(html.match(/ autofocus=/g)).toHaveLength(1);
      expect(html.match(/value="no address"/g)).toHaveLength(1);
      const thanks = await (await post(signUp)).text();
      expect(thanks.match(/<form/g)).toHaveLength(1);
    });

    it("gives a fresh token with the entered values when the old one expired", async () => {
      const answer = await post({ ...signUp, csrf: token(50 * HOUR) });
      const html = await answer.text();
      expect(answer.status).toBe(403);
      expect(html).toContain("open for too long");
      expect(html).toContain('value="ada@example.org"');
      expect(html).toContain(`value="${token()}"`);
    });
  });

  describe("a lead form on the page /newsletter", () => {
    const csrf = () => token(0, LEAD.action);

    it("takes its own posts beside the newsletter's", async () => {
      await site().publish("/newsletter", [{ roiCalculator: {}, id: "count" }, { newsletter: {} }]);
      const answer = await post({ ...LEAD, csrf: csrf() }, json, "/newsletter?utm_source=a");
      expect([answer.status, Object.keys(await answer.json())]).toEqual([200, ["success"]]);
      expect(await readLeads(site().services.database)).toMatchObject([
        { page_path: "/newsletter", anchor: "count", query: "utm_source=a" },
      ]);
      expect(await stored()).toEqual([]);
      expect((await post(signUp, json)).status).toBe(200);
      expect(await stored()).toHaveLength(1);
    });

    it("that isn't there takes nothing", async () => {
      await site().publish("/newsletter", [{ newsletter: {} }]);
      expect((await post({ ...LEAD, csrf: csrf() }, json)).status).toBe(404);
      expect(await stored()).toEqual([]);
    });
  });

  it("is posted to its own address only", async () => {
    await site().publish("/letters", [{ newsletter: {} }]);
    expect((await post(signUp, json, "/letters")).status).toBe(404);
    expect((await post({ ...signUp, action: "newsletter" }, json, "/letters")).status).toBe(404);
    expect(await stored()).toEqual([]);
  });

  it("is shown at /newsletter only while a page is published there", async () => {
    expect((await site().request("/newsletter")).status).toBe(404);
    await site().publish("/newsletter", [{ newsletter: { headline: "Our letter" } }]);
    const page = await site().request("/newsletter");
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Our letter")]);
  });
});
