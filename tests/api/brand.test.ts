import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { queryHtml } from "../query-html.ts";
import { openSite, type Site } from "../services.ts";
import { signedIn } from "../sign-in.ts";

const PAGE = [
  { header: { links: [], withLogo: true } },
  { heading: { headline: "Hello" } },
  { footer: { text: "", sections: [] } },
];

describe.each(engines)("the brand on $name", (engine) => {
  let site: Site;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const made = await engine.make();
    ({ remove } = made);
    site = await openSite(made.place);
    await site.publish("/hello", PAGE);
  });
  afterAll(async () => {
    await site.close();
    await remove();
  });

  const page = async () => (await site.request("/hello")).text();

  async function change(body: unknown): Promise<Response> {
    const headers = await signedIn(site, "admin");
    return site.request("/api/settings", { method: "PATCH", headers, body: JSON.stringify(body) });
  }

  it("draws the mark and the favicon from name and colours where the owner has no pictures, without naming the sample", async () => {
    await change({ siteName: "Lernwerk", brandColor: "#7a1f5c" });
    const html = await page();
    const mark = /\/assets\/mark\.svg\?v=\w+/.exec(html)?.[0] ?? "";
    const { all, values } = queryHtml(html);
    expect(values("link[rel=icon]", "href")).toEqual([mark]);
    expect(html).toContain(`"logo":"https://example.org${mark}"`);
    expect(all(`img[src="${mark}"]`)).toHaveLength(2);
    expect(html).toContain("© Lernwerk. All rights reserved.");
    expect(html).not.toMatch(/Reportwell|favicon\.svg|landing\/logo/);
    const answer = await site.request(mark, { headers: { "accept-encoding": "identity" } });
    expect(answer.headers.get("content-type")).toBe("image/svg+xml");
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(await answer.text()).toContain(">L</text>");
    const screen = await (await site.request("/sign-in")).text();
    expect(queryHtml(screen).values("link[rel=icon]", "href")).toEqual([mark]);
    await change({ siteName: null, brandColor: null });
    expect(queryHtml(await page()).values("link[rel=icon]", "href")).toEqual(["/landing/logo.svg"]);
  });

  it("is the icon of home screens and of what draws no SVG: the owner's favicon, or else the mark", async () => {
    const icon = async (path: string) => {
      const answer = await site.request(path);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
      const { data, info } = await sharp(await answer.arrayBuffer())
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height, info.channels]).toEqual([180, 180, 3]);
      return {
        corner: data.subarray(0, 3).toString("hex"),
        colours: new Set(data.toString("hex").match(/.{6}/g)).size,
      };
    };
    await change({ siteName: "Lernwerk", brandColor: "#7a1f5c" });
    const mark = await icon("/apple-touch-icon.png");
    expect(mark.corner).toBe("7a1f5c");
    expect(mark.colours).toBeGreaterThan(1);
    const wide = sharp({ create: { width: 240, height: 120, channels: 4, background: "#00ff00" } });
    const headers = { ...(await signedIn(site, "admin")), "content-type": "image/png" };
    const body = new Uint8Array(await wide.png().toBuffer());
    const { url } = await (await site.request("/api/media?name=icon.png", { method: "POST", headers, body })).json();
    await change({ favicon: url });
    expect(await icon("/favicon.ico")).toEqual({ corner: "ffffff", colours: 2 });
    await change({ favicon: null, siteName: null, brandColor: null });
  });

  it("is on the screens of customers, from the sign-in to their organisations, and not in the admin", async () => {
    await change({ brandColor: "#7a1f5c" });
    const headers = await signedIn(site, "admin");
    const brandOf = async (path: string) => {
      const screen = await (await site.request(path, { headers })).text();
      return queryHtml(screen).values("link[href*='brand.css']", "rel");
    };
    expect(await brandOf("/sign-in")).toEqual(["stylesheet"]);
    expect(await brandOf("/account/organisations")).toEqual(["stylesheet"]);
    expect(await brandOf("/admin/pages")).toEqual([]);
    await change({ brandColor: null });
  });

  it.each([
    ["logo", "logo-for-light"],
    ["logoDark", "logo-for-dark"],
  ])("lays a single %s on a plate where the ground is of the other kind", async (name, plate) => {
    await change({ [name]: "/media/one.png" });
    const html = await page();
    // The sheet below draws the plate for this class.
    expect(queryHtml(html).all(`img.${plate}[src="/media/one.png"], .${plate} img[src="/media/one.png"]`)).toHaveLength(
      2,
    );
    expect(await (await site.request(/\/assets\/brand\.css\?v=\w+/.exec(html)?.[0] ?? "")).text()).toContain(
      `.${plate}{background:light-dark(`,
    );
    await change({ [name]: null });
  });
});
