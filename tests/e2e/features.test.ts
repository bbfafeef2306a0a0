import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { DEMO_HEADLINE, defaults } from "../../src/blocks/features/defaults.ts";
import { openRead, stopClock, useBrowser } from "./browser.ts";
import { waitForFocus } from "./focus.ts";
import { publishForTest } from "./publish.ts";

const { open } = useBrowser();
const GROUPS = "/features-groups";
const OTHERS = "/features-others";
const PHONE = { viewport: { width: 390, height: 844 } };
const WITHOUT_SCRIPT = { javaScriptEnabled: false };

const names = defaults.items.map(({ name }) => name);
const disabled = defaults.items.findIndex((item) => item.disabled);
const links = defaults.items.flatMap(({ link }) => link ?? []);
const LAST_OPEN = disabled - 1;
const [first = ""] = names;

beforeAll(async () => {
  const off = defaults.items.map((item) => ({ ...item, disabled: true }));
  await publishForTest(GROUPS, [{ features: { ...defaults, style: "groups" } }]);
  await publishForTest(OTHERS, [
    { features: { ...defaults, style: "groups", headline: "All of it later", items: off }, id: "off" },
    { features: { ...defaults, style: "groups", headline: "None of it", items: [] }, id: "none" },
    { features: { ...defaults, headline: "Our own tools" }, id: "cards" },
    { features: { ...defaults, style: "list" }, id: "list" },
  ]);
});

const tabs = (page: Page) => page.getByRole("tab");
const tab = (page: Page, index: number) => tabs(page).nth(index);
const notices = (page: Page) => page.getByText(/^No feature/).allInnerTexts();

async function openGroups(options = {}) {
  const opened = await open(GROUPS, options);
  await expect.poll(() => tabs(opened.page).count()).toBe(names.length);
  return opened;
}

/** What is beside the names: the heading of the one panel that is shown and named by the one selected tab. */
async function shown(page: Page): Promise<string> {
  const selected = page.getByRole("tab", { selected: true });
  expect(await selected.count()).toBe(1);
  const panel = page.locator(`[aria-labelledby="${await selected.getAttribute("id")}"]`);
  expect(await page.getByRole("tabpanel").count()).toBe(1);
  return panel.getByRole("heading").evaluate((heading) => heading.firstChild?.textContent?.trim() ?? "");
}

/** Keeps links from leading away. */
const stay = (page: Page) => page.evaluate(() => document.addEventListener("click", (click) => click.preventDefault()));
const tracked = (page: Page) => page.evaluate(() => window.dataLayer ?? []);

describe("features as groups", () => {
  it("selects what the pointer moves over, except in the 2 seconds after a click", async () => {
    const { page, problems } = await openGroups();
    const pass = await stopClock(page);
    await expect.poll(() => shown(page)).toBe(first);
    await tab(page, 1).hover();
    await expect.poll(() => shown(page)).toBe(names[1]);
    await tab(page, 2).click();
    await expect.poll(() => shown(page)).toBe(names[2]);
    await tab(page, 3).hover();
    await pass(1999);
    await tab(page, 1).hover();
    await tab(page, 3).hover();
    await expect.poll(() => shown(page)).toBe(names[2]);
    await pass(1);
    await tab(page, 1).hover();
    await expect.poll(() => shown(page)).toBe(names[1]);
    expect(problems).toEqual([]);
  });

  it("begins the 2 seconds again with each click, which itself always selects", async () => {
    const { page } = await openGroups();
    const pass = await stopClock(page);
    await tab(page, 1).click();
    await pass(1500);
    await tab(page, 2).click();
    await expect.poll(() => shown(page)).toBe(names[2]);
    await pass(1500);
    await tab(page, 3).hover();
    await expect.poll(() => shown(page)).toBe(names[2]);
  });

  it("never selects a disabled feature: not by pointer, click or key", async () => {
    const { page } = await openGroups();
    const off = tab(page, disabled);
    expect(await off.getAttribute("aria-disabled")).toBe("true");
    await off.hover();
    await expect.poll(() => shown(page)).toBe(first);
    // Playwright waits for an element to be enabled; a person's finger doesn't.
    await off.click({ force: true });
    await expect.poll(() => shown(page)).toBe(first);
    await tab(page, 0).focus();
    await page.keyboard.press("ArrowUp");
    for (const key of ["Enter", "Space"]) {
      await waitForFocus(off);
      await page.keyboard.press(key);
      await expect.poll(() => shown(page)).toBe(first);
    }
    expect(await tracked(page)).toEqual([]);
  });

  it("is walked by keys: arrows, Home and End select, Tab leads into the panel and back to the selected name", async () => {
    const { page } = await openGroups();
    await tab(page, 0).focus();
    const keys = [
      ["ArrowDown", 1],
      ["ArrowRight", 2],
      ["ArrowLeft", 1],
      ["Home", 0],
    ] as const;
    for (const [key, index] of keys) {
      await page.keyboard.press(key);
      await expect.poll(() => shown(page)).toBe(names[index]);
    }
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => shown(page)).toBe(names[LAST_OPEN]);
    await page.keyboard.press("Home");
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    expect(await focused.getAttribute("role")).toBe("tabpanel");
    await page.keyboard.press("Tab");
    expect(await focused.innerText()).toBe(links[0]?.text);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    expect(await focused.innerText()).toContain(first);
  });

  it("keeps its height whatever is selected, so that nothing below moves with the pointer", async () => {
    const { page } = await openGroups();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    for (let index = 0; index < disabled; index += 1) {
      await tab(page, index).hover();
      await expect.poll(() => shown(page)).toBe(names[index]);
      expect(await height()).toBe(before);
    }
  });

  it("answers a finger's tap, not what touch makes of hovering, and brings the panel into view", async () => {
    const { page } = await openGroups({ ...PHONE, hasTouch: true, isMobile: true });
    await tab(page, 1).tap();
    await expect.poll(() => shown(page)).toBe(names[1]);
    await page.waitForTimeout(2100);
    await tab(page, 3).dispatchEvent("pointermove", { pointerType: "touch", bubbles: true });
    await expect.poll(() => shown(page)).toBe(names[1]);
    const bottom = () =>
      page.getByRole("tabpanel").evaluate((panel) => panel.getBoundingClientRect().bottom <= innerHeight);
    await expect.poll(bottom).toBe(true);
    expect(await page.getByRole("tablist").getAttribute("aria-orientation")).toBe("horizontal");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  it.each([
    ["desktop", {}],
    ["phone", PHONE],
  ])("reads without a script: every panel is there and the names lead to them, on a %s", async (_size, size) => {
    const { page } = await open(GROUPS, { ...size, ...WITHOUT_SCRIPT });
    for (const name of names.slice(0, disabled)) {
      const heading = page.getByRole("heading", { name });
      expect(await heading.isVisible()).toBe(true);
      await page.getByRole("list").first().getByRole("link", { name }).click();
      await expect.poll(() => heading.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true);
    }
    expect(await page.getByRole("link", { name: names[disabled] }).count()).toBe(0);
    expect(await page.getByText(names[disabled] ?? "").isVisible()).toBe(true);
  });

  it("opens with the feature that the address names", async () => {
    const { page } = await openGroups();
    const id = await tab(page, 3).getAttribute("aria-controls");
    const { page: arrived } = await open(`${GROUPS}#${id}`);
    await expect.poll(() => tabs(arrived).count()).toBe(names.length);
    await expect.poll(() => shown(arrived)).toBe(names[3]);
    await Promise.all([page.context().close(), arrived.context().close()]);
  });
});

describe("features", () => {
  it("say in groups that there are none, or that none is selected when all are disabled", async () => {
    const { page, problems } = await open(OTHERS);
    await expect.poll(() => tabs(page).count()).toBe(names.length);
    expect(await notices(page)).toEqual(["No feature selected", "No features"]);
    await tab(page, 0).click({ force: true });
    await tab(page, 0).focus();
    for (const key of ["Enter", "Space", "ArrowDown", "Enter", "End"]) await page.keyboard.press(key);
    expect(await page.getByRole("tab", { selected: true }).count()).toBe(0);
    expect(await notices(page)).toEqual(["No feature selected", "No features"]);
    expect(problems).toEqual([]);
    await page.goto(new URL(`/es${OTHERS}`, page.url()).href);
    expect(await page.getByText(/^No hay/).allInnerTexts()).toEqual([
      "No hay ninguna función seleccionada",
      "No hay funciones",
    ]);
  });

  it("show demo links under the demo headline only", async () => {
    const { page } = await open(OTHERS);
    const texts = (id: string) => page.locator(`#${id}`).getByRole("link").allInnerTexts();
    expect(await texts("cards")).toEqual([]);
    expect(await texts("list")).toEqual(links.map(({ text }) => text));
    expect(await page.getByRole("heading", { name: DEMO_HEADLINE }).count()).toBe(1);
  });

  it("send one event for each click on a link, and in groups for each selection by click", async () => {
    // Read to its end, so that no block above the link takes its real height between pressing and releasing the button.
    const { page } = await openRead(open, OTHERS, 1440);
    const [link] = links;
    const click = { event: "click", action: "click" };
    const followed = { ...click, label: link?.text, value: link?.href };
    await stay(page);
    await page.locator("#list").getByRole("link").first().click();
    expect(await tracked(page)).toEqual([{ ...followed, category: "features" }]);

    const { page: groups } = await openGroups();
    await stay(groups);
    await groups.getByRole("tabpanel").getByRole("link").click();
    await tab(groups, 1).hover();
    await tab(groups, 2).click();
    expect(await tracked(groups)).toEqual([
      { ...followed, category: "feature-groups" },
      { ...click, category: "feature-groups", label: names[2], value: "3" },
    ]);
    await Promise.all([page.context().close(), groups.context().close()]);
  });
});
