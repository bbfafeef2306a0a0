import type { Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { faults } from "./axe.ts";
import { scrollThrough, useBrowser } from "./browser.ts";
import { layoutFaults, limitsAt } from "./layout-faults.ts";
import { useOwnSite } from "./own-site.ts";
import { publishForTest } from "./publish.ts";

const { open } = useBrowser();
const own = useOwnSite();
let changed: string[] = [];

/** Changes settings as the screen does. */
async function change(data: object): Promise<void> {
  const answer = await fetch(`${own.site.url}/api/settings`, {
    method: "PATCH",
    body: JSON.stringify(data),
    headers: {
      "sec-fetch-site": "same-origin",
      cookie: own.session.map(({ name, value }) => `${name}=${value}`).join("; "),
    },
  });
  expect(answer.status).toBe(200);
}

/** Gives the site a theme until the test ends. */
async function wear(theme: object): Promise<void> {
  changed = Object.keys(theme);
  await change(theme);
}

afterEach(async () => {
  await change(Object.fromEntries(changed.map((name) => [name, null])));
  changed = [];
});

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

describe("a theme", () => {
  it.each([
    {
      neutrals: "cool",
      brandColor: "#1d4ed8",
      headingFont: "space-grotesk",
      bodyFont: "inter",
      buttonStyle: "outline",
      radius: "none",
      density: "s",
      pageWidth: "wide",
    },
    {
      neutrals: "pure",
      brandColor: "#7a1f5c",
      accentColor: "#2dd4bf",
      headingFont: "sora",
      bodyFont: "dm-sans",
      buttonStyle: "pill",
      radius: "l",
      density: "xl",
      pageWidth: "full",
    },
    { neutrals: "dark", headingFont: "playfair-display", bodyFont: "lora", motion: "expressive" },
  ])("has no fault of access or layout: %o", async (theme) => {
    await wear(theme);
    const { page, problems } = await open(own.site.url, { reducedMotion: "reduce" });
    await scrollThrough(page);
    expect(await faults(page, { coloursOnly: true })).toEqual([]);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const block of await page.locator("[data-block-type]").all())
        expect(await block.evaluate(layoutFaults, limitsAt(width))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect(problems).toEqual([]);
  });

  it("loads the chosen pair and no other face, and its text doesn't move when it arrives", async () => {
    await wear({ headingFont: "outfit", bodyFont: "figtree" });
    const { page } = await open(own.site.url);
    await page.evaluate(() => document.fonts.ready);
    const loaded = () =>
      page.evaluate(() =>
        performance.getEntriesByType("resource").flatMap(({ name }) => /([\w-]+)-core/.exec(name)?.[1] ?? []),
      );
    await expect.poll(async () => new Set(await loaded())).toEqual(new Set(["outfit", "figtree"]));
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            resolve(
              list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
            );
          }).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(0), 300);
        }),
    );
    expect(shift).toBeLessThan(0.02);
  });

  it("without motion stands still and complete", async () => {
    await wear({ motion: "none" });
    const { page } = await open(own.site.url, { reducedMotion: "no-preference" });
    await scrollThrough(page);
    const running = () => document.getAnimations().filter(({ playState }) => playState === "running").length;
    expect(await page.evaluate(running)).toBe(0);
    const strip = page.getByRole("group", { name: /^Works with the models/ }).first();
    const hidden = await strip.evaluate((row) => {
      const { left, right } = row.getBoundingClientRect();
      const boxes = [...row.querySelectorAll("li")]
        .filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect());
      return boxes.filter((box) => box.left < left || box.right > right + 1).length;
    });
    expect(hidden).toBe(0);
  });

  it("with more motion hides nothing, and respects visitors who want less", async () => {
    await wear({ motion: "expressive" });
    const animations = () =>
      document.getAnimations().filter((one) => one instanceof CSSAnimation && one.animationName === "theme-rise")
        .length;
    const { page } = await open(own.site.url, { reducedMotion: "no-preference" });
    await expect.poll(() => page.evaluate(animations)).toBeGreaterThan(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    const { page: calm } = await open(own.site.url, { reducedMotion: "reduce" });
    expect(await calm.evaluate(animations)).toBe(0);
  });

  it("is dark where the owner wants it, until the visitor switches", async () => {
    await publishForTest(
      "/dark-with-toggle",
      [{ header: { links: [], withDarkModeToggle: true } }, { hero: { style: "text", headline: "Dark" } }],
      own.site.folder,
    );
    await wear({ scheme: "dark" });
    const { page } = await open(`${own.site.url}/dark-with-toggle`, { colorScheme: "light" });
    const dark = await background(page);
    await page.getByRole("button", { name: "Switch between light and dark" }).click();
    await expect.poll(() => background(page)).not.toBe(dark);
    await page.reload();
    expect(await background(page)).not.toBe(dark);
  });

  it("is light where the owner wants it, whatever the visitor's system prefers", async () => {
    const { page } = await open(own.site.url, { colorScheme: "light" });
    const light = await background(page);
    await wear({ scheme: "light" });
    const { page: dark } = await open(own.site.url, { colorScheme: "dark" });
    expect(await background(dark)).toBe(light);
  });

  it("gives the sign-in the site's paper, in the dark its fields too", async () => {
    await wear({ neutrals: "pure" });
    const { page, go } = await open(own.site.url, { colorScheme: "dark" });
    const paper = await background(page);
    await go(`${own.site.url}/sign-in`);
    await page.getByRole("main").waitFor();
    expect(await background(page)).toBe(paper);
    const field = page.getByLabel("Email");
    expect(await field.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(paper);
  });

  it("gives a drawing the page's colours on each ground, on the brand's the light ones", async () => {
    const items = [{ title: "Write", image: "/landing/features/notes.svg", imageAlt: "Notes" }];
    const blocks = ["paper", "deep", "brand"].map((color) => ({
      steps: { style: "alternating", headline: color, items, color },
    }));
    await publishForTest("/drawings", blocks, own.site.folder);
    const paperOf = async (colorScheme: "light" | "dark") => {
      const { page } = await open(`${own.site.url}/drawings`, { colorScheme });
      return page.locator("svg.image").evaluateAll((all) =>
        all.map((drawing) => {
          const part = drawing.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "g"));
          part.style.fill = "var(--color-raised)";
          return getComputedStyle(part).fill;
        }),
      );
    };
    const [light = "", ...lightOthers] = await paperOf("light");
    const [dark, ...darkOthers] = await paperOf("dark");
    expect(dark).not.toBe(light);
    expect(lightOthers).toEqual([light, light]);
    expect(darkOthers).toEqual([dark, light]);
  });
});
