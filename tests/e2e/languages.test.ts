import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { LOCALES, textsFor } from "#shared";
import { CLIENT_FOLDER } from "../../scripts/lib/paths.ts";
import { defaults as roiCalculator } from "../../src/blocks/roiCalculator/defaults.ts";
import { useBrowser } from "./browser.ts";
import { waitForFocus } from "./focus.ts";
import { publishForTest } from "./publish.ts";

const { open } = useBrowser();
const SPANISH: BrowserContextOptions = { locale: "es-ES", viewport: { width: 1280, height: 800 } };
const PHONE = { width: 320, height: 640 };

const header = {
  withLogo: true,
  withLanguageSelector: true,
  links: [{ id: 1, title: "Both", path: "/in-both" }],
};
const hero = (headline: string) => ({ hero: { style: "text", headline, cta: [{ text: "Below", href: "#end" }] } });
/** Content in English only. */
const PLAIN = "/in-english";
/** Content in English and in Spanish. */
const BOTH = "/in-both";
const WITH_BANNER = "/with-banner";
const WITH_FORM = "/form-in-english";

beforeAll(async () => {
  await publishForTest(PLAIN, [{ header }, hero("In English")]);
  await publishForTest(BOTH, [{ header }, hero("In English")]);
  await publishForTest(BOTH, [{ header }, hero("En español")], undefined, "es");
  const banner = { style: "bottom", text: "A new guide is here", dismissible: true };
  const rest = Array.from({ length: 6 }, (_, index) => hero(`More ${index}`));
  await publishForTest(WITH_BANNER, [{ header }, hero("In English"), ...rest, { banner }]);
  await publishForTest(WITH_FORM, [{ roiCalculator, id: "roi-calculator" }]);
});

const hint = (page: Page) => page.getByRole("region", { name: "Idioma de esta página" });
const closeButton = (page: Page) => hint(page).getByRole("button", { name: "Cerrar" });
const langOf = (page: Page) => page.locator("html").getAttribute("lang");

/** Opens a page in a browser that asks for these languages, the preferred one first. */
async function openPreferring(path: string, languages: string[]) {
  const opened = await open("/healthz");
  await opened.page.addInitScript((list) => {
    Object.defineProperty(navigator, "languages", { get: () => list });
  }, languages);
  const requests: string[] = [];
  opened.page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await opened.page.goto(new URL(path, opened.page.url()).href, { waitUntil: "networkidle" });
  return { ...opened, requests };
}

describe("the language of a page", () => {
  it.each([true, false])("is chosen in the selector and kept by every link (script: %s)", async (javaScriptEnabled) => {
    const { page, problems } = await open(PLAIN, { javaScriptEnabled });
    await page.getByRole("banner").locator("summary", { hasText: "Language" }).click();
    await page.getByRole("link", { name: "Español" }).click();
    await page.waitForURL(`**/es${PLAIN}`);
    expect(await langOf(page)).toBe("es");
    expect(await page.getByRole("main").getAttribute("lang")).toBe("en");
    await page.getByRole("link", { name: "Both" }).click();
    await page.waitForURL(`**/es${BOTH}`);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("En español");
    await page.getByRole("link", { name: "Below" }).click();
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe(`/es${BOTH}#end`);
    expect(await page.getByRole("banner").getByRole("link").first().getAttribute("href")).toBe("/es");
    expect(problems).toEqual([]);
  });

  it.each([true, false])("is that of the form's answer (script: %s)", async (javaScriptEnabled) => {
    const { page } = await open(`/es${WITH_FORM}`, { javaScriptEnabled });
    await page.locator("#roi-calculator").scrollIntoViewIfNeeded();
    if (javaScriptEnabled) await page.locator("#roi-calculator button[aria-expanded]").waitFor();
    const { form, roi } = textsFor("es");
    await page.locator("#roi-calculator").locator("button, summary").filter({ hasText: roi.quote }).click();
    const values = { [form.firstName]: "Ada", [form.lastName]: "Byron", [form.email]: "no es un correo" };
    for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByLabel(form.website, { exact: true }).fill("ada.example");
    await page.getByLabel(form.consent.replaceAll(/[[\]]/g, "")).check();
    await page.locator("form").evaluateAll((forms) => forms.forEach((one) => one.setAttribute("novalidate", "")));
    const send = page.getByRole("button", { name: form.send, exact: true });
    await send.click();
    await expect.poll(() => page.getByText(form.invalidEmail).count()).toBe(1);
    await page.getByLabel(form.email, { exact: true }).fill("ada@example.org");
    await send.click();
    await expect.poll(() => page.getByRole("status").filter({ hasText: form.leadThanks }).count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe(`/es${WITH_FORM}`);
  });
});

describe("the hint for visitors who prefer another language", () => {
  it("offers the page in theirs, in their words, and remembers that they followed", async () => {
    const { page, problems } = await open(`${BOTH}?utm_source=letter#end`, SPANISH);
    await hint(page).waitFor();
    expect(await hint(page).getAttribute("lang")).toBe("es");
    expect(await hint(page).innerText()).toContain("Esta página también está en español.");
    await hint(page).getByRole("link").click();
    await page.waitForURL(`**/es${BOTH}?utm_source=letter#end`);
    await page.goto(new URL(PLAIN, page.url()).href, { waitUntil: "networkidle" });
    expect(await hint(page).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it("says what they get where the page's text is in another language", async () => {
    const { page } = await open(PLAIN, SPANISH);
    await hint(page).waitFor();
    expect(await hint(page).innerText()).toContain("el texto de la página, en inglés");
    expect(await hint(page).getByRole("link").getAttribute("href")).toContain(`/es${PLAIN}`);
  });

  it("leads from the Spanish home page to the English one", async () => {
    const { page } = await open("/es", { locale: "en-GB" });
    const english = page.getByRole("region", { name: "Language of this page" });
    await english.getByRole("link", { name: "Read it in English" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    expect(await langOf(page)).toBe("en");
  });

  it.each([
    ["/", ["en-GB", "es"]],
    [PLAIN, ["fr-FR", "fr"]],
    [PLAIN, ["fr", "en", "es"]],
    [`/es${PLAIN}`, ["es-MX", "en"]],
    ["/no-such-page", ["es"]],
    ["/blocks/faq", ["es"]],
  ])("does not come on %s for %j, and costs nothing there", async (path, languages) => {
    const { page, requests } = await openPreferring(path, languages);
    expect(await page.locator(".language-hint").count()).toBe(0);
    expect(requests.filter((address) => address.includes("language-hint"))).toEqual([]);
  });

  it("takes the first language that the site has", async () => {
    const { page, requests } = await openPreferring(PLAIN, ["fr-FR", "es-419", "en"]);
    await hint(page).waitFor();
    // Its code, its style and its words; each is fetched first, then taken from the browser's cache.
    const files = new Set(requests.filter((address) => /\/(?:language-hint|en-|es-)/.test(address)));
    expect(files.size).toBe(3);
  });

  it("does not come back to someone who chose this language in the selector", async () => {
    const { page } = await open(`/es${PLAIN}`, SPANISH);
    await page.getByRole("banner").locator("summary", { hasText: "Idioma" }).click();
    await page.getByRole("link", { name: "English" }).click();
    await page.waitForURL((url) => url.pathname === PLAIN);
    await page.waitForLoadState("networkidle");
    expect(await hint(page).count()).toBe(0);
    await page.reload({ waitUntil: "networkidle" });
    expect(await hint(page).count()).toBe(0);
  });

  it.each([
    ["its button", (page: Page) => closeButton(page).click()],
    ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ])("is closed for good by %s", async (_way, close) => {
    const { page } = await open(PLAIN, SPANISH);
    await hint(page).waitFor();
    await close(page);
    await expect.poll(() => hint(page).count()).toBe(0);
    for (const path of [PLAIN, BOTH]) {
      await page.goto(new URL(path, page.url()).href, { waitUntil: "networkidle" });
      expect(await hint(page).count()).toBe(0);
    }
  });

  it("leaves Escape to what is open", async () => {
    const { page } = await open(PLAIN, SPANISH);
    await hint(page).waitFor();
    const menu = page.getByRole("banner").locator("summary");
    await menu.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    expect(await hint(page).count()).toBe(1);
  });

  it("comes right after the skip link, and the focus continues from there", async () => {
    const { page } = await open(PLAIN, SPANISH);
    await hint(page).waitFor();
    const stops: (string | undefined)[] = [];
    for (let stop = 0; stop < 4; stop += 1) {
      await page.keyboard.press("Tab");
      stops.push(await page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent));
    }
    expect(stops.slice(0, 3)).toEqual(["Skip to content", "Verlos en español", "Cerrar"]);
    await page.keyboard.press("Shift+Tab");
    expect(await closeButton(page).evaluate((button) => button.matches(":focus-visible"))).toBe(true);
    await page.keyboard.press("Enter");
    await expect.poll(() => hint(page).count()).toBe(0);
    await waitForFocus(page.getByRole("banner").getByRole("link").first());
  });

  it.each(["no-preference", "reduce"] as const)("moves nothing of the page (motion: %s)", async (reducedMotion) => {
    const { page } = await open(PLAIN, { ...SPANISH, reducedMotion });
    await hint(page).waitFor();
    await page.waitForTimeout(500);
    const shift = await page.evaluate(async () => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
      await new Promise((resolve) => setTimeout(resolve, 200));
      return sum;
    });
    expect(shift).toBe(0);
  });

  it("is above a banner at the lower edge, also on a small phone, and comes down when that is closed", async () => {
    const { page } = await open(WITH_BANNER, { ...SPANISH, viewport: PHONE });
    await hint(page).waitFor();
    const boxOf = async (name: string) => {
      const box = await page.getByRole("region", { name }).boundingBox();
      return {
        top: box?.y ?? NaN,
        bottom: (box?.y ?? NaN) + (box?.height ?? NaN),
        right: (box?.x ?? NaN) + (box?.width ?? NaN),
      };
    };
    const own = () => boxOf("Idioma de esta página");
    await expect.poll(async () => (await own()).bottom < (await boxOf("A new guide is here")).top).toBe(true);
    expect((await own()).top).toBeGreaterThan(0);
    expect((await own()).right).toBeLessThanOrEqual(PHONE.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    const sizes = await hint(page)
      .locator("a, button")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    await page.getByRole("button", { name: /A new guide is here/ }).click();
    await expect.poll(async () => (await own()).bottom).toBe(PHONE.height - 16);
  });

  it("works where nothing can be stored", async () => {
    const { page, problems } = await open("/healthz", SPANISH);
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await page.goto(new URL(PLAIN, page.url()).href);
    await closeButton(page).click();
    await expect.poll(() => hint(page).count()).toBe(0);
    expect(problems).toEqual([]);
  });
});

it("no script of the pages carries the interface texts, and each hint comes alone", () => {
  const manifest = JSON.parse(readFileSync(join(CLIENT_FOLDER, ".vite/manifest.json"), "utf8")) as Record<
    string,
    { file: string }
  >;
  const scripts = new Set(Object.values(manifest).map(({ file }) => file));
  const contents = [...scripts]
    .filter((file) => file.endsWith(".js"))
    .map((file) => readFileSync(join(CLIENT_FOLDER, file), "utf8"));
  expect(contents.length).toBeGreaterThan(5);
  for (const locale of LOCALES) {
    const { skipToContent, form, languageHint } = textsFor(locale);
    expect(contents.filter((content) => content.includes(skipToContent) || content.includes(form.tooLarge))).toEqual(
      [],
    );
    const hints = contents.filter((content) => content.includes(languageHint.page));
    expect(hints).toHaveLength(1);
    expect(hints[0]?.length).toBeLessThan(JSON.stringify(languageHint).length + 100);
  }
});
