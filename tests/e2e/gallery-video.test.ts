import type { BrowserContextOptions, Page, Route } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { defaults } from "../../src/blocks/gallery/defaults.ts";
import { scrollThrough, useBrowser } from "./browser.ts";
import { carousel } from "./carousel.ts";
import { waitForFocus } from "./focus.ts";
import { publishForTest } from "./publish.ts";

const { open, openBlank } = useBrowser();
const YOUTUBE = "https://www.youtube.com/embed/abcdefghijk";
const YOUTUBE_PLAYER = "https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0";
const VIMEO_PLAYER = "https://player.vimeo.com/video/123456789?autoplay=1&dnt=1";
const TOUR = "/landing/tour.webm";
const MAP = "https://www.openstreetmap.org/export/embed.html?bbox=-0.015,51.469,0.014,51.485&layer=mapnik";

const picture = (title: string) => ({ type: "image", title, src: "/landing/gallery/report.svg" });
const clip = (title: string, src: string) => ({ type: "video", title, src });

beforeAll(async () => {
  await publishForTest("/video-hosted", [{ video: { headline: "The tour", src: YOUTUBE } }]);
  await publishForTest("/video-vimeo", [{ video: { headline: "The tour", src: "https://vimeo.com/123456789" } }]);
  await publishForTest("/video-own", [{ video: { headline: "The tour", src: TOUR } }]);
  await publishForTest("/video-broken", [{ video: { headline: "The tour", src: "/landing/none.webm" } }]);
  await publishForTest("/embed", [{ embed: { headline: "The map", src: MAP, title: "Map of the park" } }]);
  await publishForTest("/gallery-of-videos", [
    {
      gallery: {
        headline: "In motion",
        items: [clip("Hosted", YOUTUBE), clip("Our own", TOUR), picture("The report")],
      },
    },
  ]);
});

/** Opens a page for which the hosts of the internet are played by the test. @returns also what they were asked for. */
async function openStubbed(path: string, options?: BrowserContextOptions) {
  const { page, problems } = await openBlank(options);
  const asked: string[] = [];
  const answer = (route: Route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: "text/html",
      body: '<body style="background:#000"><button>In the player</button>',
    });
  };
  await page.route((url) => url.origin !== inject("siteUrl") && /^https?:/.test(url.href), answer);
  await page.goto(new URL(path, inject("siteUrl")).href);
  return { page, problems, asked };
}

const playButton = (page: Page, title = "The tour") => page.getByRole("button", { name: `Play video: ${title}` });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);
const isPlaying = (page: Page) => page.locator("video").evaluate((video: HTMLVideoElement) => !video.paused);

describe("an embed", () => {
  it("asks no other host for anything before the click, and then takes the same room and the focus", async () => {
    const { page, problems, asked } = await openStubbed("/embed");
    await scrollThrough(page);
    const size = () => page.locator(".embed-stage").boundingBox();
    const before = await size();
    expect(asked).toEqual([]);
    await page.getByRole("button", { name: "Show OpenStreetMap" }).click();
    await page.frameLocator("iframe").getByRole("button", { name: "In the player" }).waitFor();
    expect(asked).toEqual([MAP]);
    await expect.poll(() => focused(page)).toBe("IFRAME");
    expect(await size()).toEqual(before);
    expect(problems).toEqual([]);
  });

  it("is a link to its host's own page without a script", async () => {
    const { page, asked } = await openStubbed("/embed", { javaScriptEnabled: false });
    expect(await page.getByRole("button").count()).toBe(0);
    expect(await page.getByRole("link", { name: "Open on OpenStreetMap" }).isVisible()).toBe(true);
    expect(asked).toEqual([]);
  });
});

describe("a hosted video", () => {
  it.each([
    ["/video-hosted", "YouTube", YOUTUBE_PLAYER],
    ["/video-vimeo", "Vimeo", VIMEO_PLAYER],
  ])(
    "asks no other host for anything before the click, and then only for its player: %s",
    async (path, host, player) => {
      const { page, problems, asked } = await openStubbed(path);
      await scrollThrough(page);
      await playButton(page).hover();
      await page.waitForTimeout(300);
      expect(asked).toEqual([]);
      expect(await page.getByText(`Playing loads the video from ${host}, which then learns`).isVisible()).toBe(true);
      await playButton(page).click();
      const frame = page.locator("iframe");
      await expect.poll(() => frame.getAttribute("src")).toBe(player);
      await page.frameLocator("iframe").getByRole("button", { name: "In the player" }).waitFor();
      expect(asked).toEqual([player]);
      expect(await frame.getAttribute("title")).toBe("The tour");
      expect(problems).toEqual([]);
    },
  );

  it("is played by keyboard, and the focus is in the player", async () => {
    const { page, problems } = await openStubbed("/video-hosted");
    await playButton(page).press("Enter");
    await expect.poll(() => focused(page)).toBe("IFRAME");
    await page.frameLocator("iframe").getByRole("button", { name: "In the player" }).waitFor();
    await page.keyboard.press("Tab");
    const inside = page.frames().find((frame) => frame.url() === YOUTUBE_PLAYER);
    await expect.poll(() => inside?.evaluate(() => document.activeElement?.textContent)).toBe("In the player");
    expect(await playButton(page).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it.each([320, 1440])("takes the same room before and after the click, 16:9, %i wide", async (width) => {
    const { page } = await openStubbed("/video-hosted", { viewport: { width, height: 900 } });
    const size = () => page.locator(".video-stage").boundingBox();
    const before = await size();
    expect((before?.width ?? 0) / (before?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    await playButton(page).click();
    await expect.poll(() => page.locator("iframe").isVisible()).toBe(true);
    expect(await size()).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  it("is a link to its own page without a script: the poster as well as the words below", async () => {
    const { page, asked } = await openStubbed("/video-hosted", { javaScriptEnabled: false });
    expect(await page.getByRole("button").count()).toBe(0);
    const link = page.getByRole("link", { name: "Watch the video on YouTube" });
    expect(await link.getAttribute("href")).toBe("https://www.youtube.com/watch?v=abcdefghijk");
    const [opened] = await Promise.all([
      page.context().waitForEvent("page"),
      page.locator(".video-stage").click({ force: true }),
    ]);
    await opened.context().close();
    expect(asked).toEqual([]);
  });
});

describe("a video file of this site", () => {
  it("plays in place of its poster, with the focus in it", async () => {
    const { page, problems, asked } = await openStubbed("/video-own");
    expect(await page.getByText("Playing loads").count()).toBe(0);
    expect(await page.getByRole("link", { name: "Watch the video on its own page" }).count()).toBe(0);
    await playButton(page).click();
    await expect.poll(() => isPlaying(page)).toBe(true);
    await expect.poll(() => focused(page)).toBe("VIDEO");
    expect(await page.locator("video").getAttribute("aria-label")).toBe("The tour");
    expect([asked, problems]).toEqual([[], []]);
  });

  it("is a link to the file without a script", async () => {
    const { page } = await open("/video-own", { javaScriptEnabled: false });
    const link = page.getByRole("link", { name: "Watch the video on its own page" });
    expect([await link.isVisible(), await link.getAttribute("href")]).toEqual([true, TOUR]);
  });

  it("that can't be loaded says so, and can be tried again", async () => {
    const { page } = await open("/video-broken");
    await playButton(page).click();
    await page.getByRole("alert").waitFor();
    expect(await page.getByRole("alert").innerText()).toBe("The video could not be loaded.");
    await expect.poll(() => page.locator("video").isVisible()).toBe(false);
    await expect.poll(() => focused(page)).toBe("BUTTON");
    await page.route("**/landing/none.webm", async (route) => {
      const tour = await fetch(new URL(TOUR, inject("siteUrl")));
      return route.fulfill({ contentType: "video/webm", body: Buffer.from(await tour.arrayBuffer()) });
    });
    await page.keyboard.press("Enter");
    await expect.poll(() => isPlaying(page)).toBe(true);
    await expect.poll(() => page.getByRole("alert").count()).toBe(0);
  });
});

describe("an address that is not of an allowed host", () => {
  it.each([
    "javascript:window.hacked=1//www.youtube.com/embed/abcdefghijk",
    "data:text/html,<script>parent.hacked=1</script>",
    "//www.youtube.com/embed/abcdefghijk",
    "https://www.youtube.com@evil.example/embed/abcdefghijk",
    "https://youtube.com.evil.example/embed/abcdefghijk",
    "https://evil.example/tour.mp4",
  ])("draws no player: %s", async (src) => {
    const path = `/hostile-${src.replaceAll(/[^a-z0-9]/g, "")}`;
    await publishForTest(path, [
      { video: { headline: "The tour", src } },
      { gallery: { headline: "More", items: [clip("Tour", src), picture("The report")] } },
    ]);
    const { page, problems, asked } = await openStubbed(path);
    await scrollThrough(page);
    expect(await page.locator("iframe, video, .video-button").count()).toBe(0);
    for (const link of await page.getByRole("link", { name: /^Watch the video on/ }).all()) {
      expect(new URL((await link.getAttribute("href")) ?? "").hostname).toBe(
        /on (\S+)/.exec(await link.innerText())?.[1],
      );
    }
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
    expect([asked, problems]).toEqual([[], []]);
  });
});

describe("the gallery", () => {
  const count = defaults.items.length;
  /** The slide at this place is shown, and the status says so. */
  const at = (index: number, of = count) => [`${index} of ${of}`, `${index} of ${of}`];

  async function openGallery(path = "/blocks/gallery", options?: BrowserContextOptions) {
    const opened = await openStubbed(path, options);
    const gallery = carousel(opened.page, ".gallery");
    await gallery.row.scrollIntoViewIfNeeded();
    await expect.poll(() => gallery.arrow("Next").isVisible()).toBe(true);
    return { ...opened, gallery };
  }

  it("moves by arrows through all its slides and back, each picture with its title", async () => {
    const { page, problems, asked, gallery } = await openGallery();
    await expect.poll(gallery.place).toEqual(at(1));
    for (let index = 2; index <= count; index += 1) {
      await gallery.arrow("Next").click();
      await expect.poll(gallery.place).toEqual(at(index));
    }
    await expect.poll(() => gallery.arrow("Next").getAttribute("aria-disabled")).toBe("true");
    await gallery.arrow("Previous").click();
    await expect.poll(gallery.place).toEqual(at(count - 1));
    for (const { type, title } of defaults.items) {
      expect(await page.getByRole("img", { name: title }).count()).toBe(type === "image" ? 1 : 0);
      expect(await page.getByRole("figure").getByText(title).last().isVisible()).toBe(true);
    }
    expect([asked, problems]).toEqual([[], []]);
  });

  it("moves by keys when the row has the focus", async () => {
    const { page, gallery } = await openGallery();
    await gallery.row.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(gallery.place).toEqual(at(2));
    await page.keyboard.press("ArrowLeft");
    await expect.poll(gallery.place).toEqual(at(1));
  });

  it("moves by a swipe", async () => {
    const { problems, gallery } = await openGallery("/blocks/gallery", {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await gallery.swipe(-250);
    await expect.poll(gallery.place).toEqual(at(2));
    await gallery.swipe(-250);
    await expect.poll(gallery.place).toEqual(at(3));
    await gallery.swipe(250);
    await expect.poll(gallery.place).toEqual(at(2));
    expect(problems).toEqual([]);
  });

  it("has no arrows without a script, scrolls, and its video is a link", async () => {
    const { page } = await open("/blocks/gallery", { javaScriptEnabled: false });
    const { root, row } = carousel(page, ".gallery");
    expect(await root.getByRole("button").count()).toBe(0);
    await row.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(600);
    const link = root.getByRole("link", { name: "Watch the video on its own page" });
    expect(await link.getAttribute("href")).toBe(TOUR);
  });

  it("stops a hosted video when its slide is left, and the browser's back button leaves the page", async () => {
    const { page, problems, asked, gallery } = await openGallery("/gallery-of-videos");
    const framed = () => page.frames().map((frame) => frame.url());
    for (const times of [1, 2]) {
      await playButton(page, "Hosted").click();
      await expect.poll(framed).toContain(YOUTUBE_PLAYER);
      await page.frameLocator("iframe").getByRole("button", { name: "In the player" }).waitFor();
      await gallery.arrow("Next").click();
      await expect.poll(gallery.place).toEqual(at(2, 3));
      await expect.poll(framed).not.toContain(YOUTUBE_PLAYER);
      await gallery.arrow("Previous").click();
      await expect.poll(gallery.place).toEqual(at(1, 3));
      await playButton(page, "Hosted").waitFor();
      expect(asked).toHaveLength(times);
    }
    expect(problems).toEqual([]);
    await page.goBack();
    expect(page.url()).toBe("about:blank");
  });

  it("stops a video of this site when its slide is left, and the focus stays in the row", async () => {
    const { page, problems, gallery } = await openGallery("/gallery-of-videos");
    await gallery.arrow("Next").click();
    await expect.poll(gallery.place).toEqual(at(2, 3));
    await playButton(page, "Our own").press("Enter");
    await expect.poll(() => isPlaying(page)).toBe(true);
    await gallery.row.evaluate((row) => row.scrollBy({ left: row.clientWidth, behavior: "instant" }));
    await expect.poll(gallery.place).toEqual(at(3, 3));
    await expect.poll(() => isPlaying(page)).toBe(false);
    await waitForFocus(gallery.row);
    expect(problems).toEqual([]);
  });
});
