import { createServer, type Server } from "node:http";
import { defaultsOf } from "#blocks/samples";
import type { BrowserContextOptions, Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { isObject } from "#shared";
import { useBrowser } from "./browser.ts";
import { publishForTest } from "./publish.ts";
import { freePort, startSite, type ServerProcess } from "./server-process.ts";

const { open, openBlank } = useBrowser();
const PRIMARY = "See what you would save";
const PLAYER = "https://www.youtube-nocookie.com";
const VIDEO = "https://youtu.be/abcdefghijk";

/** A block's sample content with some fields of the test's own. */
function sample(type: string, fields: object) {
  const defaults = defaultsOf(type);
  return { [type]: { ...(isObject(defaults) ? defaults : {}), ...fields } };
}

/** Opens a page for which hosts of the internet are played by the test. @returns also what they were asked for. */
async function openStubbed(path: string, options?: BrowserContextOptions) {
  const { page, problems } = await openBlank(options);
  const asked: Request[] = [];
  await page.route(
    (url) => url.hostname !== "localhost",
    (route) => {
      asked.push(route.request());
      const isImage = route.request().resourceType() === "image";
      const image =
        '<svg xmlns="http://www.w3.org/2000/svg" width="250" height="54"><rect width="9" height="9"/></svg>';
      return route.fulfill(
        isImage ? { contentType: "image/svg+xml", body: image } : { contentType: "text/html", body: "<p>player" },
      );
    },
  );
  const response = await page.goto(new URL(path, inject("siteUrl")).href);
  const csp = response?.headers()["content-security-policy"] ?? "";
  return { page, problems, csp, asked: () => asked.map((request) => request.url()) };
}

const ratioOf = async (page: Page, selector: string) => {
  const { width = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
  return width / height;
};

describe("the landing page's opening", () => {
  it("has the page's only h1 and the main action on the first screen of a phone", async () => {
    const { page, problems } = await open("/", { viewport: { width: 390, height: 844 } });
    expect(await page.getByRole("heading", { level: 1 }).allTextContents()).toEqual([
      "A report for every student, every session",
    ]);
    const { y = NaN, height = NaN } = (await page.getByRole("link", { name: PRIMARY }).boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(844);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(problems).toEqual([]);
  });

  it.each([390, 1440])(
    "shows its picture in the ratio 1.431 in the styles of the specification, %i wide",
    async (width) => {
      const { page } = await open("/blocks/hero", { viewport: { width, height: 900 } });
      const styles = ["rightImage", "topImage", "bottomImage"].map((style) => `[data-block-style="${style}"]`).join();
      const pictures = page.locator(`:is(${styles}) :is(img, svg.image)`);
      expect(await pictures.count()).toBe(3);
      for (const picture of await pictures.all()) {
        const box = await picture.boundingBox();
        expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.431, 2);
      }
    },
  );
});

describe("a video", () => {
  beforeAll(async () => {
    await publishForTest("/video-in-hero", [sample("hero", { youtube_video_url: VIDEO }), sample("faq", {})]);
    await publishForTest("/video-in-founder-story", [sample("founderStory", { youtube_video_url: VIDEO })]);
  });
  const PAGES = ["/video-in-hero", "/video-in-founder-story"];
  const CLOSINGS: [string, (page: Page) => Promise<void>][] = [
    ["Close", (page) => page.getByRole("button", { name: "Close" }).click()],
    ["Escape", (page) => page.keyboard.press("Escape")],
    ["a click on the backdrop", (page) => page.mouse.click(8, 8)],
  ];
  const player = (page: Page) => page.getByRole("dialog", { name: /^Video player/ });

  it.each(PAGES)("is loaded only while its dialog is open: %s", async (path) => {
    const { page, problems, asked } = await openStubbed(path);
    const frame = page.locator("dialog iframe");
    const source = () => frame.getAttribute("src");
    expect([await player(page).isVisible(), await source()]).toEqual([false, null]);
    expect(asked()).toEqual([]);
    for (const [way, close] of CLOSINGS) {
      await page.getByRole("button", { name: "Play video" }).click();
      await player(page).waitFor();
      await expect.poll(source).toBe(`${PLAYER}/embed/abcdefghijk?autoplay=1&rel=0`);
      expect(await ratioOf(page, "dialog iframe")).toBeCloseTo(16 / 9, 1);
      await close(page);
      await expect.poll(() => player(page).isVisible(), { message: way }).toBe(false);
      await expect.poll(source, { message: way }).toBeNull();
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Play video");
    }
    expect(new Set(asked())).toEqual(new Set([`${PLAYER}/embed/abcdefghijk?autoplay=1&rel=0`]));
    expect(problems).toEqual([]);
  });

  it.each(PAGES)("can be reached without a script, from a dialog that opens and closes: %s", async (path) => {
    const { page } = await open(path, { javaScriptEnabled: false });
    for (const [, close] of CLOSINGS.slice(0, 2)) {
      await page.getByRole("button", { name: "Play video" }).click();
      await player(page).waitFor();
      const link = page.getByRole("link", { name: "Watch the video on its own page" });
      expect([await link.isVisible(), await link.getAttribute("href")]).toEqual([true, VIDEO]);
      await close(page);
      await player(page).waitFor({ state: "hidden" });
    }
  });
});

describe("an image", () => {
  it("that can't be loaded says so in its place", async () => {
    const card = { title: "After", description: "A card.", image: "/landing/none-2.svg" };
    await publishForTest("/broken-images", [
      sample("hero", { image: "/landing/none-1.svg", imageAlt: "" }),
      sample("compare", { afterCard: card }),
    ]);
    const { page, problems } = await open("/broken-images");
    for (const block of ["hero", "compare"]) {
      const notice = page.locator(`[data-block-type="${block}"]`).getByText("Failed to load image");
      await page.locator(`[data-block-type="${block}"]`).scrollIntoViewIfNeeded();
      await notice.waitFor();
      const { width = 0, height = 0 } = (await notice.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThan(200);
    }
    expect(problems).toEqual([expect.stringContaining("404"), expect.stringContaining("404")]);
  });
});

describe("a click on an action", () => {
  const events = (page: Page) => page.evaluate(() => window.dataLayer);

  it("is reported to the page's data layer", async () => {
    const { page, problems } = await open("/");
    await page.getByRole("link", { name: PRIMARY }).click();
    const click = { event: "click", category: "hero", action: "click" };
    expect(await events(page)).toEqual([{ ...click, label: PRIMARY, value: "#roi-calculator" }]);
    expect(problems).toEqual([]);
  });
});

describe("a site with launch data and analytics", () => {
  const LAUNCH = "https://launch.example/posts/reportwell";
  const BADGE = "https://badge.example/featured.svg";
  let site: ServerProcess;
  let collector: Server;
  const collected: unknown[] = [];

  beforeAll(async () => {
    const port = await freePort();
    collector = createServer((request, response) => {
      request.setEncoding("utf8");
      request.on("data", (body: string) => collected.push(JSON.parse(body)));
      request.on("end", () => response.end());
    }).listen(port);
    site = await startSite({
      LAUNCH_POST_ID: "4711",
      LAUNCH_URL: LAUNCH,
      LAUNCH_IMAGE_URL: `${BADGE}?size=m`,
      ANALYTICS_URL: `http://localhost:${port}/collect`,
    });
  });
  afterAll(async () => {
    collector.close();
    await site.stop();
  });

  it.each(["light", "dark"] as const)("shows the launch badge of the %s theme", async (colorScheme) => {
    const { page, problems, csp, asked } = await openStubbed(site.url, { colorScheme });
    const link = page.getByRole("link", { name: "See the launch of Reportwell" });
    expect(await link.getAttribute("href")).toBe(LAUNCH);
    const badge = link.getByRole("img");
    await expect.poll(() => badge.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(250);
    expect((await badge.boundingBox())?.width).toBe(220);
    expect(asked()).toEqual([`${BADGE}?size=m&post_id=4711&theme=${colorScheme}`]);
    expect(csp).toMatch(/; img-src 'self' https:\/\/badge\.example(;|$)/);
    expect(problems).toEqual([]);
  });

  it("sends clicks to the configured address", async () => {
    const { page, problems } = await openStubbed(site.url);
    await page.getByRole("link", { name: PRIMARY }).click();
    await expect.poll(() => collected).toHaveLength(1);
    expect(collected).toEqual([
      { event: "click", category: "hero", action: "click", label: PRIMARY, value: "#roi-calculator" },
    ]);
    expect(problems).toEqual([]);
  });

  it("is the only one with a badge", async () => {
    const { page, csp, asked } = await openStubbed("/");
    expect(await page.getByRole("link", { name: /launch/ }).count()).toBe(0);
    expect(csp).not.toContain("img-src");
    expect(asked()).toEqual([]);
  });
});
