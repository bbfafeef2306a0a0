import { describe, expect, it } from "vitest";
import { defaults as advantages } from "../../src/blocks/advantagesTable/defaults.ts";
import { defaults as faq } from "../../src/blocks/faq/defaults.ts";
import { defaults as testimonials } from "../../src/blocks/testimonials/defaults.ts";
import { useBrowser } from "./browser.ts";
import { publishForTest } from "./publish.ts";

const { open } = useBrowser();

/** Ends an attribute, a title, a script and a style, and would run in each. */
const HOSTILE = `"'></title></style></script><script>window.__hit=1</script><img src=x onerror="window.__hit=1"><svg onload=alert(1)>{{7*7}}\${window.__hit=1}`;

const HOSTILE_LINK = "javascript:window.__hit=1";
const HOSTILE_IMAGE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='window.__hit=1'/>";
const OTHERS: Record<string, string> = { href: HOSTILE_LINK, url: HOSTILE_LINK, avatar: HOSTILE_IMAGE };
/** Fields that choose one of several things, or join them. */
const CHOICES = new Set(["style", "icon", "symbol"]);

/** Makes every text, address and image of a content hostile; the end of each text still tells it from others. */
function poison(value: unknown, name = ""): unknown {
  if (typeof value === "string")
    return CHOICES.has(name) ? value : (OTHERS[name] ?? `${HOSTILE} ${value.slice(0, 12)}`);
  if (Array.isArray(value)) return value.map((entry) => poison(entry));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, poison(entry, key)]));
}

describe("a page with faults", () => {
  it("shows a card in the place of each block that fails, a notice for an unknown one, and all the rest", async () => {
    await publishForTest("/faults", [
      { faq: { ...faq, headline: 5 }, id: "broken" },
      { carpet: { style: "persian" } },
      {},
      { faq },
    ]);
    const { page, problems } = await open("/faults");
    const cards = page.getByRole("alert");
    expect(await cards.allInnerTexts()).toEqual([
      expect.stringMatching(/^error\s+headline: /),
      expect.stringMatching(/^error\s+Invalid block type$/),
    ]);
    expect(await page.locator("#broken").getByRole("alert").count()).toBe(1);
    expect(await page.getByText("TODO: carpet", { exact: true }).isVisible()).toBe(true);
    expect(await page.getByRole("heading", { name: faq.headline }).count()).toBe(1);
    const [item] = faq.items;
    await page.locator("summary", { hasText: item?.question }).click();
    await page.getByText(item?.answer ?? "").waitFor();
    expect(problems).toEqual([]);
  });

  it("shows hostile text as text, links to no hostile address, and runs nothing of it", async () => {
    await publishForTest("/hostile", [
      { faq: poison(faq), id: HOSTILE, layout: { css: `color: red; } ${HOSTILE}` } },
      { testimonials: poison({ ...testimonials, style: "simple", color: undefined }) },
      { advantagesTable: poison(advantages) },
      { [HOSTILE]: {} },
    ]);
    const { page, problems } = await open("/hostile");
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      return dialog.dismiss();
    });
    await page.reload();
    for (const summary of await page.locator("summary:visible").all()) await summary.click();
    for (const box of await page.getByRole("checkbox").all())
      await box.focus().then(() => page.keyboard.press("Space"));
    await page.getByRole("table").scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => Object.hasOwn(window, "__hit"))).toBe(false);
    expect(dialogs).toEqual([]);
    expect(await page.locator("[href^='javascript' i], [src^='data:image/svg' i]").count()).toBe(0);
    expect(await page.locator("[onerror], [onload], img[src=x], body script:not([src], [type])").count()).toBe(0);
    const headline = `${HOSTILE} ${faq.headline.slice(0, 12)}`;
    expect(await page.getByRole("heading", { level: 2 }).first().textContent()).toBe(headline);
    expect(await page.getByRole("figure").count()).toBe(testimonials.items.length);
    expect(await page.getByRole("rowheader").count()).toBe(advantages.advantages.length);
    expect(problems).toEqual([]);
  });
});
