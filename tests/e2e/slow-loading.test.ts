import { beforeAll, describe, expect, inject, it } from "vitest";
import { blockDefinitions } from "#blocks";
import { defaultsOf } from "#blocks/samples";
import { useBrowser } from "./browser.ts";
import { loadingOf, watchLoading } from "./loading.ts";
import { publishForTest } from "./publish.ts";
import { startSlowProxy } from "./slow-proxy.ts";

/** Every type of block, a few to a page, and all of them in view: what moves out of view doesn't count. */
const GROUP = 5;
const GROUPS = Array.from({ length: Math.ceil(blockDefinitions.length / GROUP) }, (_one, index) =>
  blockDefinitions.slice(index * GROUP, (index + 1) * GROUP),
);
const HEIGHT = 9000;
const pathOf = (group: typeof blockDefinitions) => `/slow-${group.map(({ type }) => type.toLowerCase()).join("-")}`;
const PAGES = [
  { path: "/", height: 900 },
  { path: "/slow-banners", height: 900 },
  ...GROUPS.map((group) => ({ path: pathOf(group), height: HEIGHT })),
];
/**
 * A cheap phone beside a developer's computer. The processor spins meanwhile, so the page is slowed down only where a
 * script acts on it, and from its last piece on: modules run once the whole page is there.
 */
const SLOWDOWN = 4;
/**
 * The heading face, which a busy machine gets at any time. A line of the fallback is up to 4 % longer or shorter (it is
 * scaled to the face's mean): where it then wraps or starts elsewhere, it moves. So the pages of all blocks do without.
 */
const FACE = "**/*.woff2";
const ACTED_ON = /\sdata-(?:island|enhance)=/;

const { openBlank } = useBrowser({ isTimed: true });

beforeAll(async () => {
  const banner = (style: string) => ({
    banner: { style, text: "Ten places are open.", cta: [{ text: "Ask", href: "/" }], dismissible: true },
  });
  const faq = defaultsOf("faq") ?? {};
  await publishForTest("/slow-banners", [banner("top"), { header: {} }, { faq }, { footer: {} }, banner("bottom")]);
  for (const group of GROUPS) {
    await publishForTest(
      pathOf(group),
      group.map(({ type }) => ({ [type]: defaultsOf(type) })),
    );
  }
});

describe.concurrent.each([390, 1440])(
  "nothing moves while a page arrives slowly, and its scripts run slowly, at %i pixels:",
  (width) => {
    it.each(PAGES)("$path", async ({ path, height }) => {
      const { page } = await openBlank({ viewport: { width, height } });
      const served = await fetch(new URL(path, inject("siteUrl")));
      const isActedOn = ACTED_ON.test(await served.text());
      const session = await page.context().newCDPSession(page);
      const proxy = await startSlowProxy(inject("siteUrl"), async () => {
        if (isActedOn) await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
      });
      try {
        if (height === HEIGHT) await page.route(FACE, (route) => route.abort());
        await watchLoading(page, "[data-block-type]");
        await page.goto(proxy.url + path);
        const last = page.locator("[data-block-type]").last();
        await last.waitFor({ state: "attached" });
        const { isSeen, shifts } = await loadingOf(page);
        expect(isSeen).toBe(true);
        expect(shifts.join("\n")).toBe("");
        expect(await last.isVisible()).toBe(true);
      } finally {
        // A page that stays open goes on spinning, and every other test with it.
        await page.context().close();
        proxy.stop();
      }
    });
  },
);

it.each([390, 1440])(
  "nothing moves on the landing page when the heading face comes last, at %i pixels",
  async (width) => {
    const { page } = await openBlank({ viewport: { width, height: 900 } });
    const held = Promise.withResolvers<void>();
    await page.route(FACE, async (route) => {
      await held.promise;
      await route.continue();
    });
    await watchLoading(page, "[data-block-type]");
    await page.goto(inject("siteUrl"), { waitUntil: "domcontentloaded" });
    const isFaceShown = () => page.evaluate(() => document.fonts.check('600 20px "Fraunces"'));
    expect(await isFaceShown()).toBe(false);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    held.resolve();
    await expect.poll(isFaceShown).toBe(true);
    expect((await loadingOf(page)).shifts).toEqual([]);
  },
);

it("strips of logos have the same height before they are rendered", async () => {
  const story = { founderStory: defaultsOf("founderStory") };
  const names = ["Kestrel", "Rathmore and Daughters College of Further Education"];
  const logos = [...names.map((name) => ({ name })), { src: "/landing/marks.svg#meta", alt: "Meta", row: 2 }];
  await publishForTest("/slow-strips", [story, story, story, { logoClouds: { style: "scroll", logos } }, story]);
  const { page } = await openBlank({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${inject("siteUrl")}/slow-strips`);
  const strips = page.locator('[data-block-type="logoClouds"]');
  const isRendered = () =>
    page
      .getByText("Kestrel")
      .first()
      .evaluate((name) => name.checkVisibility({ contentVisibilityAuto: true }));
  const height = () => strips.evaluate((block) => block.getBoundingClientRect().height);
  expect(await isRendered()).toBe(false);
  const before = await height();
  await strips.scrollIntoViewIfNeeded();
  await expect.poll(isRendered).toBe(true);
  expect(await height()).toBe(before);
});
