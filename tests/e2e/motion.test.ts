import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { defaults as sample } from "../../src/blocks/timeline/defaults.ts";
import { scrollThrough, useBrowser } from "./browser.ts";
import { publishForTest } from "./publish.ts";

const { open, openBlank } = useBrowser();
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><rect width="90" height="30"/></svg>';

const strip = (page: Page, index: number) => page.getByRole("group", { name: /^Works with the models/ }).nth(index);
const stripSwitch = (page: Page) => page.getByRole("checkbox", { name: /^Pause: Works with the models/ });
const place = (moving: Locator) =>
  moving.evaluate((root) => new DOMMatrix(getComputedStyle(root.children[0] ?? root).transform).m41);

/** How many pixels a second a strip moves, by the clock that its animation runs on: exact on a busy machine too. */
function speed(moving: Locator): Promise<number> {
  return moving.evaluate(async (root) => {
    const read = () =>
      new Promise<{ time: number; x: number }>((resolve) => {
        requestAnimationFrame((time) => {
          resolve({ time, x: new DOMMatrix(getComputedStyle(root.children[0] ?? root).transform).m41 });
        });
      });
    const first = await read();
    await new Promise((resolve) => setTimeout(resolve, 200));
    const last = await read();
    return Math.round((100_000 * (last.x - first.x)) / (last.time - first.time)) / 100;
  });
}

/** Whether a strip moves, also on a page that may not run scripts. */
async function moves(page: Page, moving: Locator): Promise<boolean> {
  const before = await place(moving);
  await page.waitForTimeout(200);
  return (await place(moving)) !== before;
}

/** How many logos of a strip can be read as it stands. */
const readable = (standing: Locator) =>
  standing.evaluate((window) => {
    const { left, right } = window.getBoundingClientRect();
    const logos = [...window.querySelectorAll("li")].filter((logo) => logo.checkVisibility());
    const boxes = logos.map((logo) => logo.getBoundingClientRect());
    return boxes.filter((box) => box.left >= left && box.right <= right).length;
  });

/** Moves a row that stands with the arrow key. */
async function canBeMoved(page: Page, row: Locator): Promise<void> {
  await row.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
}

describe("strips of logos", () => {
  it("move at 30 and 40 pixels a second, at a quarter of it under the pointer", async () => {
    const { page, problems } = await open("/");
    const speeds = [-30, 40];
    for (const [index, full] of speeds.entries()) {
      const moving = strip(page, index);
      await expect.poll(() => speed(moving)).toBeCloseTo(full, 0);
      await moving.hover();
      await expect.poll(() => speed(moving)).toBeCloseTo(full / 4, 0);
      await page.mouse.move(5, 5);
      await expect.poll(() => speed(moving)).toBeCloseTo(full, 0);
    }
    expect(problems).toEqual([]);
  });

  it("stop by one switch and move on", async () => {
    const { page } = await open("/");
    const movement = () => Promise.all([0, 1].map((index) => moves(page, strip(page, index))));
    await expect.poll(movement).toEqual([true, true]);
    await stripSwitch(page).check();
    await expect.poll(movement).toEqual([false, false]);
    await stripSwitch(page).uncheck();
    await expect.poll(movement).toEqual([true, true]);
  });

  it("don't move without a script, have no switch, and every logo can be read", async () => {
    const { page } = await open("/", { javaScriptEnabled: false });
    expect(await stripSwitch(page).isVisible()).toBe(false);
    expect([await readable(strip(page, 0)), await readable(strip(page, 1))]).toEqual([9, 5]);
  });

  it("show every logo in every copy, also one that comes late", async () => {
    const late = ["a", "b", "c"].map((name) => ({ src: `/landing/late-${name}.svg`, alt: name }));
    await publishForTest("/late-logos", [{ logoClouds: { style: "scroll", headline: "Late", logos: late } }]);
    const { page } = await openBlank();
    const moving = page.locator("[data-moving]");
    await page.route("**/landing/late-*", async (route) => {
      await moving.waitFor();
      await route.fulfill({ contentType: "image/svg+xml", body: LOGO });
    });
    await page.goto(`${inject("siteUrl")}/late-logos`, { waitUntil: "domcontentloaded" });
    // Each image that came, with its spinner if that is still there.
    const images = () =>
      moving.locator("img").evaluateAll((found) =>
        found.map((image) => {
          const isHere = image instanceof HTMLImageElement && image.naturalWidth === 90;
          return isHere && getComputedStyle(image).backgroundImage === "none" ? "shown" : image.outerHTML;
        }),
      );
    await moving.waitFor();
    await expect.poll(async () => (await images()).length).toBeGreaterThan(5);
    await expect.poll(async () => [...new Set(await images())]).toEqual(["shown"]);
  });
});

describe("the row of testimonials", () => {
  const openRow = async (options?: BrowserContextOptions) => {
    const opened = await open("/blocks/testimonials", options);
    const row = opened.page.locator('[data-block-style="scroll"]').getByRole("group", { name: /sample voices/ });
    await row.scrollIntoViewIfNeeded();
    return { ...opened, row };
  };

  it("stops while the pointer is over it", async () => {
    const { page, problems, row } = await openRow();
    await expect.poll(() => moves(page, row)).toBe(true);
    await row.hover();
    await expect.poll(() => moves(page, row)).toBe(false);
    await page.mouse.move(5, 5);
    await expect.poll(() => moves(page, row)).toBe(true);
    expect(problems).toEqual([]);
  });

  it.each([
    ["with reduced motion", { reducedMotion: "reduce" }],
    ["without a script", { javaScriptEnabled: false }],
  ] as const)("stands %s, and can be moved by hand", async (_case, options) => {
    const { page, row } = await openRow(options);
    expect(await moves(page, row)).toBe(false);
    await canBeMoved(page, row);
  });
});

const checklist = (page: Page) => page.getByRole("region", { name: /^A good fit/ }).getByRole("list");
/** Which criteria are ticked, as in "110000": 1 when the tick is fully drawn. */
const ticks = (page: Page) =>
  checklist(page).evaluate((list) =>
    [...list.children].map((item) => getComputedStyle(item, "::after").opacity).join(""),
  );

describe("the ticks of the qualification", () => {
  const isTicking = (page: Page) =>
    checklist(page).evaluate((list) =>
      list.getAnimations().some((one) => one instanceof CSSAnimation && one.animationName === "ticks"),
    );

  it("rest with all ticked until the list is in view", async () => {
    const { page } = await open("/");
    await expect.poll(() => ticks(page)).toBe("111111");
    expect(await isTicking(page)).toBe(false);
    await checklist(page).scrollIntoViewIfNeeded();
    await expect.poll(() => isTicking(page)).toBe(true);
    await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
    await expect.poll(() => isTicking(page)).toBe(false);
  });

  it("come one by one every 1.5 s and begin again with none", async () => {
    const { page } = await open("/");
    await checklist(page).scrollIntoViewIfNeeded();
    await expect.poll(() => isTicking(page)).toBe(true);
    const goTo = (seconds: number) =>
      checklist(page).evaluate((list, time) => {
        const animations = list.getAnimations();
        const animation = animations.find((one) => one instanceof CSSAnimation && one.animationName === "ticks");
        if (!animation) throw new Error("nothing moves");
        animation.pause();
        animation.currentTime = time * 1000;
        return animation.effect?.getComputedTiming();
      }, seconds);
    const timing = await goTo(0.75);
    expect(timing).toMatchObject({ duration: 10_500, iterations: Infinity });
    for (const [seconds, expected] of [
      [0.75, "000000"],
      [2.25, "100000"],
      [3.75, "110000"],
      [10.4, "111111"],
      [11.25, "000000"],
      [12.75, "100000"],
    ] as const) {
      await goTo(seconds);
      await expect.poll(() => ticks(page), { message: `at ${seconds} s` }).toBe(expected);
    }
  });
});

describe("with reduced motion", () => {
  /** What moves by the clock; what follows the scroll bar moves only as the visitor does. */
  const moving = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === "running" && timeline instanceof DocumentTimeline)
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 80) : "")),
    );

  it("nothing on the page moves, everything is complete, and every logo can be read", async () => {
    const { page, problems } = await open("/", { reducedMotion: "reduce" });
    await scrollThrough(page);
    await expect.poll(() => moving(page)).toEqual([]);
    expect(await ticks(page)).toBe("111111");
    expect(await stripSwitch(page).isVisible()).toBe(false);
    expect([await readable(strip(page, 0)), await readable(strip(page, 1))]).toEqual([9, 5]);
    expect(problems).toEqual([]);
  });

  it("is the only time that nothing moves", async () => {
    const { page } = await open("/");
    await expect.poll(async () => (await moving(page)).length).toBeGreaterThan(1);
  });
});

describe("the timeline", () => {
  beforeAll(async () => {
    const items = sample.items.map(({ title, description }) => ({ title, description }));
    await publishForTest("/steps-without-pictures", [{ header: { shared: true } }, { timeline: { ...sample, items } }]);
  });
  const region = (page: Page) => page.getByRole("region", { name: /^From a mentor/ });
  const boxes = async (page: Page) => {
    const heading = await region(page).getByRole("heading", { level: 2 }).boundingBox();
    const steps = await region(page).getByRole("list").boundingBox();
    if (!heading || !steps) throw new Error("the timeline is not shown");
    return { heading, steps };
  };

  it("has one column up to 959 px and two from 960 px on", async () => {
    const { page } = await open("/steps-without-pictures", { viewport: { width: 959, height: 800 } });
    const narrow = await boxes(page);
    expect(narrow.steps.y).toBeGreaterThan(narrow.heading.y + narrow.heading.height);
    expect(narrow.steps.x).toBeCloseTo(narrow.heading.x, 0);
    await page.setViewportSize({ width: 960, height: 800 });
    const wide = await boxes(page);
    expect(wide.steps.y).toBeLessThan(wide.heading.y + wide.heading.height);
    expect(wide.steps.x).toBeGreaterThan(wide.heading.x + wide.heading.width);
  });

  it("keeps its heading on the screen while the steps pass", async () => {
    const { page } = await open("/steps-without-pictures", { viewport: { width: 1280, height: 700 } });
    const top = (await region(page).boundingBox())?.y ?? NaN;
    const placeAt = async (offset: number) => {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top + offset);
      const { heading, steps } = await boxes(page);
      return { heading: Math.round(heading.y), steps: Math.round(steps.y) };
    };
    const before = await placeAt(100);
    const after = await placeAt(250);
    expect(after).toEqual({ heading: before.heading, steps: before.steps - 150 });
    expect(after.heading).toBeGreaterThanOrEqual((await page.getByRole("banner").boundingBox())?.height ?? NaN);
  });

  it("shows the picture of the step in the middle of the window in one place; on a phone each under its step", async () => {
    const { page } = await open("/", { viewport: { width: 1280, height: 700 } });
    const pictures = region(page).locator("svg.image");
    const shownSteps = region(page).getByRole("listitem");
    const middle = (index: number) =>
      shownSteps.nth(index).evaluate((step) => {
        const { top, height } = (step.firstElementChild ?? step).getBoundingClientRect();
        window.scrollBy({ top: top + height / 2 - innerHeight / 2, behavior: "instant" });
      });
    const shown = () =>
      pictures.evaluateAll((all) =>
        all.findLastIndex((one) => one.parentElement && getComputedStyle(one.parentElement).opacity === "1"),
      );
    for (const index of [3, 1, 2]) {
      await middle(index);
      await expect.poll(shown).toBe(index);
    }
    const places = await pictures.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    expect(new Set(places).size).toBe(1);
    await page.setViewportSize({ width: 390, height: 800 });
    const tops = await pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops.toSorted((one, other) => one - other)).toEqual(tops);
    expect(new Set(tops).size).toBe(sample.items.length);
  });

  it("has each picture beside its step in a browser that can't tell which step that is", async () => {
    const { page } = await openBlank({ viewport: { width: 1280, height: 700 } });
    await page.route("**/*.css", async (route) => {
      const sheet = await (await route.fetch()).text();
      await route.fulfill({ contentType: "text/css", body: sheet.replaceAll("timeline-scope", "no-timeline-scope") });
    });
    await page.goto("/");
    const steps = region(page).locator(".timeline-story > li");
    const isBeside = (step: Element) => {
      const [words, picture] = [...step.children].map((part) => part.getBoundingClientRect());
      return words && picture && picture.right < words.left && picture.bottom <= words.bottom;
    };
    expect(await Promise.all((await steps.all()).map((step) => step.evaluate(isBeside)))).toEqual(
      sample.items.map(() => true),
    );
  });

  it("in the scroll style can be moved by keyboard", async () => {
    const { page, problems } = await open("/blocks/timeline", { viewport: { width: 390, height: 800 } });
    await canBeMoved(page, page.getByRole("region", { name: /scrolls sideways$/ }));
    expect(problems).toEqual([]);
  });
});
