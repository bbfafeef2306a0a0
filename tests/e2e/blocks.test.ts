import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { defaults as advantagesTable } from "../../src/blocks/advantagesTable/defaults.ts";
import { defaults as compare } from "../../src/blocks/compare/defaults.ts";
import { defaults as faq } from "../../src/blocks/faq/defaults.ts";
import { defaults as footer } from "../../src/blocks/footer/defaults.ts";
import { defaults as howItWorks } from "../../src/blocks/howItWorks/defaults.ts";
import { defaults as interactiveReport } from "../../src/blocks/interactiveReport/defaults.ts";
import { defaults as profitLeaks } from "../../src/blocks/profitLeaks/defaults.ts";
import { defaults as specialOffer } from "../../src/blocks/specialOffer/defaults.ts";
import { scrollThrough, useBrowser } from "./browser.ts";
import { waitForFocus } from "./focus.ts";
import { publishForTest } from "./publish.ts";

const { open } = useBrowser();
const PHONE = { viewport: { width: 390, height: 844 } };
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const WITHOUT_SCRIPT = { javaScriptEnabled: false };
const IN_BOTH = [
  ["with", {}],
  ["without", WITHOUT_SCRIPT],
] as const;

const heightOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().height);
/** Whether the middle of an element is on the screen with nothing before it. */
const isSeen = (locator: Locator) =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** A block of the catalogue, without the catalogue around it. */
const inCatalogue = (page: Page, type: string) => page.locator(`main [data-block-type="${type}"]`);

describe("a hero over a film", () => {
  it.each([
    ["plays by itself, and stops", "no-preference", ["Pause", "Play video"]],
    ["rests with reduced motion, and plays", "reduce", ["Play video", "Pause"]],
  ] as const)("%s when its button is pressed", async (_case, reducedMotion, [first, second]) => {
    const { page, problems } = await open("/blocks/hero", { ...DESKTOP, reducedMotion });
    const film = page.locator("[data-enhance=film]");
    const isPaused = () => film.locator("video").evaluate((video: HTMLVideoElement) => video.paused);
    await film.scrollIntoViewIfNeeded();
    await film.getByRole("button", { name: first }).waitFor();
    await expect.poll(isPaused).toBe(first === "Play video");
    await film.getByRole("button", { name: first }).click();
    await film.getByRole("button", { name: second }).waitFor();
    await expect.poll(isPaused).toBe(second === "Play video");
    expect(problems).toEqual([]);
  });
});

describe("interactive report", () => {
  const tabs = (page: Page) => page.getByRole("tab");
  const count = interactiveReport.features.length;
  const last = count - 1;
  const shown = (page: Page) => page.getByRole("tabpanel");

  async function expectChosen(page: Page, index: number) {
    const tab = tabs(page).nth(index);
    const name = (await tab.innerText()).replace(/\s+/g, " ");
    await expect.poll(() => page.getByRole("tabpanel", { name }).count()).toBe(1);
    await expect.poll(() => shown(page).count()).toBe(1);
    expect(await page.getByRole("tab", { selected: true }).count()).toBe(1);
    expect(await tab.getAttribute("aria-selected")).toBe("true");
    await waitForFocus(tab);
    expect(await page.locator("[role=tab][tabindex='0']").count()).toBe(1);
  }

  it("shows one view at a time, chosen by click or by keys that go round", async () => {
    const { page, problems } = await open("/blocks/interactiveReport");
    await expect.poll(() => tabs(page).count()).toBe(count);
    await tabs(page).nth(0).focus();
    const keys = [
      ["ArrowRight", 1],
      ["ArrowDown", 2],
      ["End", last],
      ["ArrowRight", 0],
      ["ArrowLeft", last],
      ["ArrowUp", last - 1],
      ["Home", 0],
    ] as const;
    for (const [key, index] of keys) {
      await page.keyboard.press(key);
      await expectChosen(page, index);
    }
    await tabs(page).nth(2).click();
    await expectChosen(page, 2);
    await page.keyboard.press("Tab");
    expect(await shown(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(problems).toEqual([]);
  });

  it.each([
    ["vertical", DESKTOP],
    ["horizontal", PHONE],
  ])("is a %s list of tabs where that fits, with pictures of 16 to 8.6", async (orientation, size) => {
    const { page } = await open("/blocks/interactiveReport", size);
    await expect.poll(() => page.getByRole("tablist").getAttribute("aria-orientation")).toBe(orientation);
    expect(await shown(page).count()).toBe(1);
    const ratio = async () => {
      const box = await shown(page).getByRole("img").boundingBox();
      return (box?.width ?? 0) / (box?.height ?? 1);
    };
    await expect.poll(ratio).toBeCloseTo(16 / 8.6, 1);
    const [first, second] = await Promise.all([0, 1].map((index) => tabs(page).nth(index).boundingBox()));
    expect((first?.x ?? 0) === (second?.x ?? 0)).toBe(orientation === "vertical");
  });

  it.each([
    ["desktop", DESKTOP],
    ["phone", PHONE],
  ])("reaches every view without a script, and is as high as with it, on a %s", async (_size, size) => {
    const alive = await open("/blocks/interactiveReport", size);
    await expect.poll(() => tabs(alive.page).count()).toBe(count);
    const still = { reducedMotion: "reduce" } as const;
    const { page } = await open("/blocks/interactiveReport", { ...size, ...WITHOUT_SCRIPT, ...still });
    const region = (one: Page) => inCatalogue(one, "interactiveReport");
    const difference = async () => (await heightOf(region(page))) - (await heightOf(region(alive.page)));
    await expect.poll(difference).toBe(0);
    const links = region(page).getByRole("list").getByRole("link");
    const headings = region(page).getByRole("heading", { level: 3 });
    expect(await links.count()).toBe(count);
    for (const index of [last, 2, 1, 0]) {
      await links.nth(index).click();
      await expect.poll(() => isSeen(headings.nth(index))).toBe(true);
      expect(await isSeen(headings.nth(index === 0 ? 1 : index - 1))).toBe(false);
    }
    await Promise.all([alive.page.context().close(), page.context().close()]);
  });
});

describe.each(IN_BOTH)("advantages table %s a script", (_script, script) => {
  const { advantages, citations } = advantagesTable;
  const [first, second] = advantages;

  it("is a table with a named row for each from 1024 pixels, and the references light their source", async () => {
    const { page, problems } = await open("/blocks/advantagesTable", {
      viewport: { width: 1024, height: 800 },
      ...script,
    });
    expect(await page.getByRole("table").getByRole("rowheader").count()).toBe(advantages.length);
    expect(
      await page
        .getByText(first?.advantage ?? "")
        .filter({ visible: true })
        .count(),
    ).toBe(1);
    const [, target, other] = citations;
    const sources = (citation = target) => page.getByRole("listitem").filter({ hasText: citation?.title });
    await page
      .getByRole("table")
      .getByRole("link", { name: `Sources: ${target?.symbol}` })
      .first()
      .click();
    const ground = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(() => isSeen(sources())).toBe(true);
    const isLit = async () => (await ground(sources())) !== (await ground(sources(other)));
    await expect.poll(isLit).toBe(true);
    expect(problems).toEqual([]);
  });

  it("is an accordion below, in which each row opens separately", async () => {
    const { page } = await open("/blocks/advantagesTable", { viewport: { width: 1023, height: 800 }, ...script });
    const table = inCatalogue(page, "advantagesTable");
    expect(await table.getByRole("table").count()).toBe(0);
    const rows = table.getByRole("group");
    expect(await rows.count()).toBe(advantages.length);
    const gain = table.getByText(second?.gain ?? "").filter({ visible: true });
    expect(await gain.count()).toBe(0);
    await table.locator("summary", { hasText: second?.advantage }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => gain.count()).toBe(1);
    await table.locator("summary", { hasText: first?.advantage }).click();
    await expect.poll(() => table.getByText("How it works").filter({ visible: true }).count()).toBe(2);
  });
});

describe("compare", () => {
  const { beforeCard: before, afterCard: after } = compare;
  const titles = (page: Page) => page.getByRole("article").getByRole("heading").allInnerTexts();

  it("shows one side at a time on a phone, chosen with a switch that needs no script", async () => {
    const { page } = await open("/blocks/compare", { ...PHONE, ...WITHOUT_SCRIPT });
    await expect.poll(() => titles(page)).toEqual([after.title]);
    await page
      .getByRole("radiogroup")
      .getByText(before.buttonText ?? "")
      .click();
    await expect.poll(() => titles(page)).toEqual([before.title]);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => titles(page)).toEqual([after.title]);
  });

  it("shows both sides beside each other from 768 pixels, without a switch", async () => {
    const { page } = await open("/blocks/compare", { viewport: { width: 768, height: 1024 } });
    expect(await titles(page)).toEqual([before.title, after.title]);
    expect(await page.getByRole("radio").count()).toBe(0);
    const [left, right] = await Promise.all([0, 1].map((index) => page.getByRole("article").nth(index).boundingBox()));
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual((right?.x ?? 0) + 1);
  });
});

describe.each(IN_BOTH)("FAQ %s a script", (_script, script) => {
  it.each(["simple", "modern"])("opens and closes each answer by keyboard in the style %s", async (style) => {
    const { page, problems } = await open("/blocks/faq", script);
    const block = page.locator(`[data-block-style=${style}]`);
    const shown = () => block.getByRole("paragraph").allInnerTexts();
    const [first, second] = faq.items;
    const before = await shown();
    const question = (item = first) => block.locator("summary", { hasText: item?.question });
    await question().focus();
    await page.keyboard.press("Enter");
    await expect.poll(shown).toEqual([...before, first?.answer]);
    await question(second).focus();
    await page.keyboard.press("Space");
    await expect.poll(shown).toEqual([...before, first?.answer, second?.answer]);
    await page.keyboard.press("Space");
    await question().click();
    await expect.poll(shown).toEqual(before);
    expect(problems).toEqual([]);
  });
});

describe("plain blocks", () => {
  it("shows how it works in numbered steps whose pictures are there", async () => {
    const { page, problems } = await open("/blocks/howItWorks");
    await scrollThrough(page);
    const steps = page.locator("[data-block-style=visual-steps]").getByRole("listitem");
    const widths = () =>
      steps
        .locator("svg.image")
        .evaluateAll((all) => all.map((one) => one instanceof SVGGraphicsElement && one.getBBox().width > 0));
    await expect.poll(widths).toEqual(howItWorks.steps.map(() => true));
    expect(await page.locator("[data-block-style=timeline]").getByRole("listitem").count()).toBe(
      howItWorks.steps.length,
    );
    expect(problems).toEqual([]);
  });

  it("lists the profit leaks and draws the line below them", async () => {
    const { page } = await open("/blocks/profitLeaks");
    const leaks = inCatalogue(page, "profitLeaks").getByRole("listitem");
    expect(await leaks.count()).toBe(profitLeaks.leaks.length);
    const titles = profitLeaks.leaks.map(({ title }) => title);
    expect(await leaks.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual(titles);
    expect(await inCatalogue(page, "profitLeaks").getByText(profitLeaks.closingLine).isVisible()).toBe(true);
  });

  it("leads from the special offer to its action, and speaks of places only when their number is known", async () => {
    await publishForTest("/offers", [
      { specialOffer: { ...specialOffer, seatsLeft: 0 } },
      { specialOffer: { ...specialOffer, seatsLeft: 1200, seatsLeftText: "of {count} places are open" } },
    ]);
    const { page } = await open("/blocks/specialOffer");
    const action = page.getByRole("link", { name: specialOffer.ctaButton.text });
    expect(await action.getAttribute("href")).toBe(specialOffer.ctaButton.href);
    expect(await page.getByText(/places? left/i).count()).toBe(0);
    await page.goto(new URL("/offers", page.url()).href);
    expect(await page.getByText("Places left: 0", { exact: true }).isVisible()).toBe(true);
    expect(await page.getByText("of 1,200 places are open", { exact: true }).isVisible()).toBe(true);
  });

  it.each(["light", "dark"] as const)(
    "shows exactly one of a logo's two images in %s, also after the toggle",
    async (colorScheme) => {
      const path = `/logos-${colorScheme}`;
      const logo = { src: "/landing/marks.svg#anthropic", srcDark: "/landing/marks.svg#meta", alt: "Partner" };
      const styles = ["simple", "withBrand", "custom"];
      await publishForTest(path, [
        { header: { withDarkModeToggle: true } },
        ...styles.map((style) => ({ logoClouds: { style, logos: [logo] } })),
      ]);
      const { page, problems } = await open(path, { colorScheme });
      const files = () =>
        page
          .getByRole("img", { name: "Partner" })
          .evaluateAll((all) => all.map((one) => /anthropic|meta/.exec(one.getAttribute("src") ?? "")?.[0]));
      const [own, other] = colorScheme === "light" ? ["anthropic", "meta"] : ["meta", "anthropic"];
      expect(await files()).toEqual([own, own, own]);
      await page.getByRole("button", { name: "Switch between light and dark" }).click();
      await expect.poll(files).toEqual([other, other, other]);
      expect(problems).toEqual([]);
    },
  );

  it("ends the page with every link of the footer, and those into the page arrive", async () => {
    const { page } = await open("/");
    const end = page.getByRole("contentinfo");
    for (const { name, href } of footer.sections.flatMap(({ items }) => items)) {
      expect(await end.getByRole("link", { name, exact: true }).getAttribute("href")).toBe(href);
    }
    await end.locator("[href='#profit-leaks']").click();
    await expect.poll(() => new URL(page.url()).hash).toBe("#profit-leaks");
    await expect.poll(() => isSeen(page.getByRole("heading", { name: profitLeaks.headline }))).toBe(true);
    expect(await end.getByText("© Reportwell. All rights reserved.").count()).toBe(1);
  });
});
