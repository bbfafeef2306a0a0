import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { loseAnswer, scrollThrough, useBrowser, type Opened } from "./browser.ts";
import { withSession } from "./editor-sessions.ts";
import { waitForFocus } from "./focus.ts";
import { layoutFaults, limitsAt } from "./layout-faults.ts";
import { useOwnSite } from "./own-site.ts";

const { open, openBlank } = useBrowser();
const own = useOwnSite();

/** Opens the settings as the administrator. */
async function openSettings({ width = 1440, tab = "design" } = {}): Promise<Opened> {
  const opened = await open(`${own.site.url}/admin/settings?tab=${tab}`, {
    ...withSession(own.session),
    reducedMotion: "no-preference",
    viewport: { width, height: 900 },
  });
  await opened.page.getByLabel(tab === "design" ? "Brand colour" : "Site name", { exact: true }).waitFor();
  return opened;
}

/** @returns the stored settings. */
const stored = async (page: Page) => (await ask(page, "GET", `${own.site.url}/api/settings`)).body;

/** Changes settings as the screen does. */
async function change(page: Page, data: object): Promise<void> {
  expect((await ask(page, "PATCH", `${own.site.url}/api/settings`, data)).status).toBe(200);
}

const backgroundOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

describe("settings in the browser", () => {
  it("let callers use their own key, once someone allows it and saves, by the button or with Ctrl+S", async () => {
    const { page, problems } = await openSettings({ tab: "general" });
    const allowed = page.getByRole("switch", { name: "Callers of the API may use their own key" });
    expect(await allowed.isChecked()).toBe(false);
    await allowed.check();
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Saved. Every page shows it now.").waitFor();
    await page.reload();
    await allowed.waitFor();
    expect(await allowed.isChecked()).toBe(true);
    expect(await faults(page)).toEqual([]);
    await allowed.uncheck();
    await page.keyboard.press("ControlOrMeta+s");
    await expect.poll(() => stored(page)).not.toHaveProperty("aiOwnKeys");
    expect(problems).toEqual([]);
  });

  it("reach a public page without publishing it, colour and heading face", async () => {
    const { page, problems } = await openSettings();
    const { page: visitor, close: closeVisitor } = await open(`${own.site.url}/`);
    expect(await visitor.locator('link[href*="brand.css"]').count()).toBe(0);
    const before = await backgroundOf(visitor, "footer");
    await page.getByLabel("Brand colour", { exact: true }).fill("#7a1f5c");
    await page.getByText("Choose each font on its own").click();
    await page.getByRole("radio", { name: "Bitter" }).check();
    await page.getByRole("tab", { name: "General" }).click();
    await page.getByLabel("Site name").fill("Lernwerk");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Saved. Every page shows it now.").waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Save changes" }).count()).toBe(0);
    await page.getByRole("link", { name: "Lernwerk" }).waitFor();
    await visitor.reload();
    expect(await backgroundOf(visitor, "footer")).not.toBe(before);
    expect(await visitor.locator("header").getByText("Lernwerk").count()).toBe(1);
    const faces = () =>
      visitor.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family.replaceAll('"', "")),
      );
    await expect.poll(faces).toContain("Bitter");
    // A browser under load may style a page before all its style sheets are there; it doesn't each time.
    const reloaded = async () => {
      await visitor.reload();
      await visitor.evaluate(() => document.fonts.ready);
      return faces();
    };
    await expect.poll(reloaded).not.toContain("Fraunces");
    await change(page, { brandColor: null, headingFont: null, siteName: null });
    await closeVisitor();
    expect(problems).toEqual([]);
  });

  it("refuse a colour that doesn't read and offer the nearest one that does", async () => {
    const { page } = await openSettings();
    const field = page.getByLabel("Brand colour", { exact: true });
    await field.fill("#ffd400");
    await page.getByRole("button", { name: "Save changes" }).click();
    await waitForFocus(field);
    await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
    const offer = page.getByRole("button", { name: /^Use #/ });
    const colour = (await offer.textContent())?.replace("Use ", "") ?? "";
    await offer.click();
    await expect.poll(() => field.inputValue()).toBe(colour);
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Saved. Every page shows it now.").waitFor();
    await change(page, { brandColor: null });
  });

  it("show a preset and an imported theme on the home page before anything is saved", async () => {
    const { page, problems } = await openSettings();
    const home = page.frameLocator("iframe[title='Preview: Home page']");
    const paper = () => home.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
    await expect.poll(paper).toBe("rgb(250, 247, 241)");
    await page.getByRole("radio", { name: "Ledger" }).check();
    await expect.poll(paper).toBe("rgb(246, 249, 252)");
    expect(await home.locator("h1").evaluate((title) => getComputedStyle(title).fontFamily)).toMatch(
      /^"Space Grotesk"/,
    );
    // Links of the page lead nowhere from here.
    await home.getByRole("link", { name: "Sign up" }).first().dispatchEvent("click");
    await page.getByRole("button", { name: "Dark" }).click();
    await expect.poll(paper).toBe("rgb(14, 20, 27)");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export design tokens" }).click();
    const tokens = JSON.parse(await readFile(await (await download).path(), "utf8"));
    expect(tokens.color.light.brand.$value.hex).toBe("#1d3a8a");

    await page.getByRole("button", { name: "Import" }).click();
    const dialog = page.getByRole("dialog", { name: "Import theme" });
    await dialog
      .getByLabel("Or its text")
      .fill('{"format": "blockwright-theme", "version": 1, "theme": {"radius": "huge"}}');
    await dialog.getByRole("button", { name: "Import" }).click();
    await dialog.getByText(/^radius: /).waitFor();
    expect(await faults(page)).toEqual([]);
    const theme = { format: "blockwright-theme", version: 1, theme: { neutrals: "pure", radius: "none" } };
    // As from a slow disk: until the file is read there is nothing to import, least of all the text before.
    await page.evaluate(() => {
      Blob.prototype.text = async function () {
        await new Promise((resolve) => setTimeout(resolve, 500));
        return new Response(this).text();
      };
    });
    await dialog.getByLabel("File").setInputFiles({
      name: "theme.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(theme)),
    });
    await dialog.getByRole("button", { name: "Import" }).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(paper).toBe("rgb(18, 18, 18)");
    expect(await page.getByRole("radio", { name: "None" }).first().isChecked()).toBe(true);
    await page.getByRole("button", { name: "Discard" }).click();
    await expect.poll(() => page.getByRole("radio", { name: "Evergreen" }).isChecked()).toBe(true);
    expect((await stored(page)).neutrals).toBeUndefined();
    expect(problems).toEqual([]);
  });

  it("bring a refused field of the other tab onto the screen", async () => {
    const { page } = await openSettings();
    await page.getByLabel("Brand colour", { exact: true }).fill("#ffd400");
    await page.getByRole("tab", { name: "General" }).click();
    await page.getByLabel("Site name", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Save changes" }).click();
    const field = page.getByLabel("Brand colour", { exact: true });
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole("button", { name: "Discard" }).click();
  });

  it("tell what is wrong at its field and lose nothing that was typed", async () => {
    const { page } = await openSettings({ width: 390, tab: "general" });
    await page.getByLabel("LinkedIn").fill("javascript:alert(1)");
    await page.getByLabel("Tone").fill("Calm");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Enter an address that begins with https://").waitFor();
    expect(await page.getByLabel("Tone").inputValue()).toBe("Calm");
    await page.getByRole("button", { name: "Discard" }).click();
    await expect.poll(() => page.getByLabel("LinkedIn").inputValue()).toBe("");
  });

  it("keep the facts of two people, and show what someone else has changed before it is replaced", async () => {
    const { page } = await openSettings({ tab: "general" });
    const save = page.getByRole("button", { name: "Save changes" });
    const facts = page.getByLabel("Facts about your product");
    await change(page, { facts: ["Theirs"], tone: "Calm" });
    await facts.fill("Mine");
    await save.click();
    await page.getByText("Saved. Every page shows it now.").waitFor();
    expect(await facts.inputValue()).toBe("Theirs\nMine");
    const tone = page.getByLabel("Tone");
    await change(page, { tone: "Cool" });
    await tone.fill("Warm");
    await save.click();
    await page.getByText("Someone else has changed this to “Cool”. Save again to replace it.").waitFor();
    expect(await tone.inputValue()).toBe("Warm");
    await save.click();
    await save.waitFor({ state: "detached" });
    expect((await stored(page)).tone).toBe("Warm");
    await loseAnswer(page, "**/api/settings");
    await tone.fill("Stored");
    await save.click();
    await save.waitFor({ state: "detached" });
    await tone.fill("Stored, then changed");
    await save.click();
    await save.waitFor({ state: "detached" });
    await change(page, { facts: null, tone: null });
  });

  it("keep what has the focus in sight, between the tools and the buttons", async () => {
    const { page } = await openSettings({ width: 390 });
    await page.getByLabel("Brand colour", { exact: true }).fill("#7a1f5c");
    await page.getByRole("button", { name: "Save changes" }).waitFor();
    /** What is focused, and whether something that stays at an edge of the screen covers it. */
    const look = () =>
      page.evaluate(() => {
        const focused = document.activeElement ?? document.body;
        const { left, top, width, height } = focused.getBoundingClientRect();
        let above = document.elementFromPoint(left + width / 2, top + height / 2);
        while (above && !["sticky", "fixed"].includes(getComputedStyle(above).position)) above = above.parentElement;
        return {
          name: focused.getAttribute("aria-label") ?? focused.id,
          isEnd: focused === document.body,
          isCovered: above !== null && !above.contains(focused),
        };
      });
    for (const key of ["Tab", "Shift+Tab"]) {
      const covered: string[] = [];
      let steps = 0;
      for (; steps < 100; steps += 1) {
        await page.keyboard.press(key);
        const { name, isEnd, isCovered } = await look();
        if (isEnd) break;
        if (isCovered) covered.push(`${key}: ${name}`);
      }
      expect(covered).toEqual([]);
      expect(steps).toBeGreaterThan(10);
    }
  });

  it("have no fault that axe finds, in light and in dark", async () => {
    for (const [width, tab] of [
      [390, "design"],
      [1440, "design"],
      [390, "general"],
    ] as const) {
      const { page, close } = await openSettings({ width, tab });
      expect(await faults(page)).toEqual([]);
      await close();
    }
  });
});

describe("odd brands that are accepted", () => {
  // brand.test.ts computes the contrast of each pair for any brand: here the darkest, and the lightest accent.
  it.each([
    { brandColor: "#000000", accentColor: "#c81e1e" },
    { brandColor: "#5b6300", accentColor: "#ffffff" },
  ])("leave the landing page readable in light and in dark: $brandColor, $accentColor", async (look) => {
    const { page } = await openBlank({ ...withSession(own.session), baseURL: own.site.url });
    await change(page, look);
    await page.goto("/");
    await scrollThrough(page);
    // A brand changes colours only; `accessibility.test.ts` asks for everything on this page.
    expect(await faults(page, { coloursOnly: true })).toEqual([]);
    await change(page, { brandColor: null, accentColor: null });
  });
});

it("a long site name is whole on a phone, and stays inside the header and the footer", async () => {
  const { page } = await openBlank({ ...withSession(own.session), baseURL: own.site.url });
  await change(page, { siteName: "Riverside Learning Centre" });
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto("/contact");
  for (const name of await page.locator(":is(header, footer) a:has(img) span").all()) {
    const isCut = (one: Element) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth;
    expect(await name.evaluate(isCut)).toBe(false);
  }
  await change(page, { siteName: "The mentoring and tutoring alliance of Leipzig and friends" });
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/contact");
    for (const part of await page.locator("header, footer").all()) {
      expect(await part.evaluate(layoutFaults, limitsAt(width))).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await change(page, { siteName: null });
});
