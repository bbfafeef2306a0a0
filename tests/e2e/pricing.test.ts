import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { waitForFocus } from "./focus.ts";
import { publishForTest } from "./publish.ts";
import { adminApi } from "./signed-in-api.ts";

const { open } = useBrowser();
const PATH = "/our-prices";
const blocks = (style: string) => [
  { heading: { headline: "Our prices", position: "center" } },
  { pricing: { style, allowCoupons: true } },
];

beforeAll(async () => {
  const api = adminApi();
  const prices = [
    { interval: "month", currency: "USD", amount: 3000 },
    { interval: "year", currency: "USD", amount: 30000 },
  ];
  const plan = await api.post("/api/plans", { name: "Choir", prices, features: [{ text: "Rehearsals" }] });
  const rules = [{ percent: 50, plans: [plan.body.id] }];
  const coupon = await api.post("/api/coupons", { code: "SING", rules });
  if (coupon.status !== 201) throw new Error(JSON.stringify([plan.body, coupon.body]));
  for (const style of ["cards", "table"]) await publishForTest(`${PATH}/${style}`, blocks(style));
});

/** What the plan of these tests costs, as the page says it. */
const cost = (page: Page) =>
  page
    .locator(".pricing-plan, .pricing-table thead th")
    .filter({ hasText: "Choir" })
    .locator(".pricing-price")
    .innerText();
const enter = async (page: Page, code: string, apply = "Apply") => {
  const field = page.locator("input[name=code]");
  if (!(await field.isVisible())) await page.locator(".pricing-coupon summary").click();
  await field.fill(code);
  await page.getByRole("button", { name: apply }).click();
};
/** Opens a page and waits until the list's script runs. */
async function openAlive(path: string, options = {}) {
  const opened = await open(path, options);
  await opened.page.locator("[data-enhance=pricing][data-ready]").waitFor();
  return opened;
}
const noSpace = (text: string) => text.replaceAll(/\s+/g, " ").trim();
const yearly = (page: Page) => page.getByRole("link", { name: /^Yearly/ });

describe("the price list", () => {
  it("switches in place, keeps the focus, and has an address for each choice", async () => {
    const { page, problems } = await openAlive(`${PATH}/cards`);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await yearly(page).press("Enter");
    await expect.poll(async () => noSpace(await cost(page))).toBe("$300 per year");
    await expect.poll(() => page.url()).toContain("?interval=year");
    expect(await page.evaluate(() => "isSame" in window)).toBe(true);
    await waitForFocus(yearly(page));
    await expect.poll(() => yearly(page).getAttribute("aria-current")).toBe("true");
    expect(await faults(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  it("says in a toast why a code is refused, and shows the prices with one that isn't", async () => {
    const { page, problems } = await openAlive(`${PATH}/table`, { viewport: { width: 390, height: 844 } });
    await enter(page, "NONE");
    const toast = page.getByRole("alert");
    await toast.waitFor();
    expect(await toast.innerText()).toContain("We don’t know this code");
    expect(await page.locator("input[name=code]").inputValue()).toBe("NONE");
    expect(await faults(page)).toEqual([]);
    await page.getByRole("button", { name: "Close" }).click();
    await expect.poll(() => toast.count()).toBe(0);
    await enter(page, "sing");
    await page.getByRole("status").waitFor();
    await expect
      .poll(async () => noSpace(await cost(page)))
      .toBe("Price before: $30 Price with the code: $15 per month");
    await expect.poll(() => page.url()).toContain("coupon=sing");
    expect(await faults(page)).toEqual([]);
    // A refused post is an error of the console too.
    expect(problems.filter((one) => !one.includes("422"))).toEqual([]);
  });

  it.each([
    ["en", "", "Yearly", "Apply", "$300 per year", "We don’t know this code", "$150 per year"],
    ["es", "/es", "Anual", "Aplicar", "300 US$ por año", "No conocemos este código", "150 US$ por año"],
  ])("works without a script, in %s", async (_locale, prefix, year, apply, price, refusal, cut) => {
    const { page } = await open(`${prefix}${PATH}/cards`, { javaScriptEnabled: false });
    await page.getByRole("link", { name: new RegExp(`^${year}`) }).click();
    await expect.poll(async () => noSpace(await cost(page))).toBe(price);
    await enter(page, "NONE", apply);
    expect(await page.locator("[id$=coupon-error]").innerText()).toContain(refusal);
    await enter(page, "SING", apply);
    await expect.poll(async () => noSpace(await cost(page))).toContain(cut);
    expect(new URL(page.url()).search).toBe("?interval=year&coupon=SING");
  });
});
