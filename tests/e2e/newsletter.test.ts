import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { openDatabase } from "#db";
import { formToken } from "#forms/server";
import { readSubscribers } from "../services.ts";
import { useBrowser } from "./browser.ts";
import { publishForTest } from "./publish.ts";

const { open, openBlank } = useBrowser();
const HOUR_MS = 3_600_000;
const PHONE = { viewport: { width: 390, height: 844 } };
const THANKS = "Your address is on the list. You’ll get the next issue.";

/** Pages with nothing but the newsletter, in both styles, and with it twice. */
const ROW = "/letter-row";
const CARD = "/letter-card";
const TWICE = "/letter-twice";
const content = { headline: "Our letter", subheadline: "What we learn about reports." };
const row = { newsletter: { ...content, style: "simple" } };
const card = { newsletter: { ...content, style: "rightForm" } };
beforeAll(async () => {
  await publishForTest(ROW, [row]);
  await publishForTest(CARD, [card]);
  await publishForTest(TWICE, [row, card]);
});

async function subscribersOf(email: string) {
  const database = await openDatabase({ folder: inject("siteFolder"), exclusive: false });
  const all = await readSubscribers(database);
  await database.close();
  return all.filter((one) => one.email_key === email);
}

const button = (page: Page, name = "Subscribe") => page.getByRole("button", { name, exact: true });
const thanks = (page: Page) => page.getByRole("status").filter({ hasText: "Thank you" });
const alert = (page: Page) => page.getByRole("alert");
const hasFocus = (page: Page, selector: string) =>
  page.locator(selector).evaluate((one) => one === document.activeElement);
const valuesOf = (page: Page) =>
  Promise.all(
    ["Email", "First name", "Last name"].map((label) => page.getByLabel(label, { exact: true }).inputValue()),
  );

/** Fills the page's form as someone with this address; nothing is sent. */
async function fill(page: Page, email: string, firstName = "Ada"): Promise<void> {
  await page.getByLabel("First name").fill(firstName);
  await page.getByLabel("Last name").fill("Lovelace");
  await page.getByLabel("Email", { exact: true }).fill(email);
}

/** Opens a page and waits until the form's script runs: it holds the button back. */
async function openAlive(path: string, options = {}) {
  const opened = await open(path, options);
  await expect.poll(() => opened.page.locator("button[type=submit]").first().isDisabled()).toBe(true);
  return opened;
}

/** Holds every post back. @returns the function that lets them through. */
async function holdPosts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/newsletter", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  return release;
}

describe("the newsletter form", () => {
  it.each([
    [ROW, {}],
    [CARD, PHONE],
  ])("sends in place and thanks, held while it is on its way: %s", async (path, options) => {
    const email = `sent${path.slice(1)}@example.org`;
    const { page, problems } = await openAlive(`${path}?utm_source=spring`, options);
    await fill(page, email);
    expect(await button(page).isEnabled()).toBe(true);
    const release = await holdPosts(page);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    // The button is as wide as its words in the page's own face.
    await page.evaluate(() => document.fonts.ready);
    const { width } = (await button(page).boundingBox()) ?? {};
    await button(page).click();
    const busy = page.locator("button[type=submit]");
    await expect.poll(() => busy.innerText()).toBe("subscribing");
    expect((await busy.boundingBox())?.width).toBe(width);
    expect(await busy.isDisabled()).toBe(true);
    for (const label of ["Email", "First name", "Last name"])
      expect(await page.getByLabel(label, { exact: true }).isDisabled()).toBe(true);
    release();
    await thanks(page).waitFor();
    expect(await thanks(page).innerText()).toContain(THANKS);
    await expect.poll(() => hasFocus(page, "[role=status]")).toBe(true);
    expect(await page.locator("form").count()).toBe(0);
    expect(await page.evaluate(() => "isSamePage" in globalThis)).toBe(true);
    const stored = { first_name: "Ada", last_name: "Lovelace", source: "right form block", suspicious_at: null };
    const place = { page_path: path, query: "utm_source=spring", locale: "en" };
    expect(await subscribersOf(email)).toMatchObject([{ ...stored, ...place }]);
    expect(problems).toEqual([]);
  });

  it("waits for an address", async () => {
    const { page } = await openAlive(ROW);
    const email = page.getByLabel("Email", { exact: true });
    await page.getByLabel("First name").fill("Ada");
    await email.fill("  ");
    expect(await button(page).isDisabled()).toBe(true);
    await email.fill("a");
    expect(await button(page).isEnabled()).toBe(true);
    await email.fill("");
    expect(await button(page).isDisabled()).toBe(true);
  });

  it("shows what the server refuses at its field, keeps what was entered, and sends once it is mended", async () => {
    const email = "refused-letter@example.org";
    const { page } = await openAlive(CARD);
    await fill(page, email, " ");
    await button(page).click();
    await expect.poll(() => alert(page).innerText()).toBe("Please check the marked fields.");
    await expect.poll(() => hasFocus(page, "[role=alert]")).toBe(true);
    const field = page.getByLabel("First name");
    await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
    const describedBy = await field.getAttribute("aria-describedby");
    expect(await page.locator(`[id="${describedBy}"]`).innerText()).toBe("Please fill in this field.");
    expect(await valuesOf(page)).toEqual([email, " ", "Lovelace"]);
    expect(await subscribersOf(email)).toEqual([]);
    await field.fill("Ada");
    await button(page).click();
    await thanks(page).waitFor();
    expect(await subscribersOf(email)).toHaveLength(1);
  });

  it("says when the network fails, keeps everything, says it once, and can be sent again", async () => {
    const email = "offline-letter@example.org";
    const { page } = await openAlive(ROW);
    await fill(page, email);
    await page.context().setOffline(true);
    for (const _time of [1, 2]) {
      const failed = page.waitForEvent("requestfailed");
      await button(page).click();
      await failed;
      await expect.poll(() => alert(page).innerText()).toBe("Your message could not be sent. Please try again.");
      expect(await valuesOf(page)).toEqual([email, "Ada", "Lovelace"]);
    }
    await page.context().setOffline(false);
    await button(page).click();
    await thanks(page).waitFor();
    expect(await subscribersOf(email)).toHaveLength(1);
  });

  it("renews a token that was open for too long, once, and is sent", async () => {
    const email = "patient-letter@example.org";
    const { page } = await openAlive(ROW);
    await fill(page, email);
    const secret = readFileSync(join(inject("siteFolder"), "secret"), "utf8").trim();
    const expired = formToken(secret, "newsletter", Date.now() - 50 * HOUR_MS);
    await page.locator("input[name=csrf]").evaluate((input, value) => input.setAttribute("value", value), expired);
    const statuses: [string, number][] = [];
    page.on("response", (answer) => {
      const isAsked = answer.request().resourceType() === "fetch";
      if (isAsked) statuses.push([new URL(answer.url()).pathname, answer.status()]);
    });
    await button(page).click();
    await thanks(page).waitFor();
    expect(statuses).toEqual([
      ["/newsletter", 403],
      ["/csrf", 200],
      ["/newsletter", 200],
    ]);
    expect(await subscribersOf(email)).toHaveLength(1);
  });

  it("is filled and sent with the keyboard alone, once", async () => {
    const email = "keys-letter@example.org";
    const { page } = await openAlive(ROW);
    let posts = 0;
    page.on("request", (request) => (posts += request.method() === "POST" ? 1 : 0));
    await page.getByLabel("Email", { exact: true }).focus();
    await page.keyboard.type(email);
    await page.keyboard.press("Tab");
    await page.keyboard.type("Ada");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Lovelace");
    await page.keyboard.press("Tab");
    expect(await hasFocus(page, "button[type=submit]")).toBe(true);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await thanks(page).waitFor();
    expect(posts).toBe(1);
    expect(await subscribersOf(email)).toHaveLength(1);
  });

  it("answers a second sign-up like the first, and works in each block of a page on its own", async () => {
    const email = "known-letter@example.org";
    const { page } = await openAlive(TWICE);
    const answers: string[] = [];
    for (const place of [0, 1]) {
      const block = page.locator('[data-block-type="newsletter"]').nth(place);
      await block.scrollIntoViewIfNeeded();
      await expect.poll(() => block.getByRole("button").isDisabled()).toBe(true);
      await block.getByLabel("Email", { exact: true }).fill(email.toUpperCase());
      await block.getByLabel("First name").fill("Ada");
      await block.getByLabel("Last name").fill("Lovelace");
      await block.getByRole("button").click();
      await block.getByRole("status").waitFor();
      answers.push(await block.getByRole("status").innerText());
    }
    expect(answers[1]).toBe(answers[0]);
    expect(await subscribersOf(email)).toHaveLength(1);
  });

  it("speaks Spanish on a Spanish page, whatever the language of its content", async () => {
    const email = "hola-letter@example.org";
    const { page } = await openAlive(`/es${ROW}`);
    await page.getByLabel("Correo electrónico").fill(email);
    await page.getByLabel("Nombre", { exact: true }).fill("Ada");
    await page.getByLabel("Apellidos").fill("Lovelace");
    const release = await holdPosts(page);
    await button(page, "Suscribirse").click();
    await expect.poll(() => page.locator("button[type=submit]").innerText()).toBe("suscribiendo");
    release();
    await page.getByRole("status").filter({ hasText: "Su dirección está en la lista." }).waitFor();
    expect(await subscribersOf(email)).toMatchObject([{ locale: "es", page_path: ROW }]);
  });

  it("links the privacy policy in a new tab", async () => {
    const { page } = await open(CARD);
    const link = page.locator("form").getByRole("link", { name: "Privacy policy" });
    expect([await link.getAttribute("href"), await link.getAttribute("target")]).toEqual(["/privacy-policy", "_blank"]);
  });
});

describe("without JavaScript", () => {
  it("the answer is a page that opens at the text, with what was entered", async () => {
    const email = "plain-letter@example.org";
    const { page, problems } = await open(`${ROW}?utm_source=plain`, { javaScriptEnabled: false, ...PHONE });
    expect(await page.locator(":disabled").count()).toBe(0);
    await fill(page, email, " ");
    await button(page).click();
    await expect.poll(() => alert(page).innerText()).toBe("Please check the marked fields.");
    expect(new URL(page.url()).pathname).toBe("/newsletter");
    await expect.poll(() => hasFocus(page, "[role=alert]")).toBe(true);
    await expect.poll(() => alert(page).evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true);
    expect((await valuesOf(page))[0]).toBe(email);
    await page.getByLabel("First name").fill("Ada");
    await button(page).click();
    await thanks(page).waitFor();
    await expect.poll(() => hasFocus(page, "[role=status]")).toBe(true);
    expect(await subscribersOf(email)).toHaveLength(1);
    expect(problems.filter((text) => !text.includes("422"))).toEqual([]);
  });

  it("is sent where it came from, and loading the answer again stores nothing more", async () => {
    const email = "reloaded-letter@example.org";
    const { page } = await open(`${CARD}?utm_source=plain`, { javaScriptEnabled: false });
    await fill(page, email);
    await button(page).click();
    await thanks(page).waitFor();
    const again = await page.reload();
    expect([again?.request().method(), again?.status()]).toEqual(["POST", 200]);
    expect(await subscribersOf(email)).toMatchObject([{ page_path: CARD, query: "utm_source=plain" }]);
  });
});

describe("a page with nothing but the newsletter", () => {
  it("loads no React and little else", async () => {
    const scripts: string[] = [];
    const { page } = await openBlank();
    page.on("response", (answer) => {
      if (answer.request().resourceType() === "script") scripts.push(answer.url());
    });
    await page.goto(new URL(ROW, inject("siteUrl")).href);
    await expect.poll(() => button(page).isDisabled()).toBe(true);
    const sizes = await Promise.all(scripts.map(async (url) => (await (await fetch(url)).text()).length));
    expect(scripts.join(" ")).not.toMatch(/island|react/i);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(16_000);
  });

  it.each([320, 390, 768, 1440, 1920])("fits at %i pixels", async (width) => {
    const { page } = await open(TWICE, { viewport: { width, height: 844 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});
