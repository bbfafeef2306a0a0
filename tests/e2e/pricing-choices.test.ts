import { beforeAll, describe, expect, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { publishForTest } from "./publish.ts";
import { adminApi } from "./signed-in-api.ts";

const { open } = useBrowser();
const PATH = "/prices-of-choices";

beforeAll(async () => {
  const api = adminApi();
  const prices = [
    { interval: "month", currency: "USD", amount: 3000 },
    { interval: "year", currency: "USD", amount: 30000 },
  ];
  await api.post("/api/plans", { name: "Choices", prices, features: [{ text: "Rehearsals" }] });
  await api.post("/api/coupons", { code: "CHOICES", rules: [{ percent: 50 }] });
  await publishForTest(PATH, [
    { heading: { headline: "Our prices" } },
    { pricing: { style: "cards", allowCoupons: true } },
    ...["More", "Still more"].map((headline) => ({ heading: { headline } })),
  ]);
});

describe("the price list", () => {
  it("shows the choice that was made last, whichever answer comes last", async () => {
    const { page } = await open(PATH);
    await page.locator("[data-enhance=pricing][data-ready]").waitFor();
    const held = Promise.withResolvers<void>();
    let asked = 0;
    await page.route(/interval=year/, async (route) => {
      asked += 1;
      await held.promise;
      await route.continue();
    });
    await page.getByRole("link", { name: /^Yearly/ }).click();
    await expect.poll(() => asked).toBe(1);
    await page.getByRole("link", { name: /^Monthly/ }).click();
    const answered = page.waitForResponse(/interval=year/);
    held.resolve();
    await answered;
    // What the late answer would bring comes in the same moment.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(await page.locator("[data-choice][aria-current=true]").first().textContent()).toContain("Monthly");
    expect(page.url()).not.toContain("interval=year");
  });

  it("looks the same with a coupon whether it was applied here or the page opened with it", async () => {
    const { page } = await open(PATH);
    await page.locator("[data-enhance=pricing][data-ready]").waitFor();
    const looks = () =>
      page.locator("[data-enhance=pricing] *").evaluateAll((elements) =>
        elements.map((element) => {
          const { display, position, padding, font, backgroundColor } = getComputedStyle(element);
          return [element.tagName, display, position, padding, font, backgroundColor].join(" ");
        }),
      );
    const own = page.locator('link[href^="/assets/page-"]');
    const first = await own.getAttribute("href");
    await page.locator(".pricing-coupon summary").click();
    await page.locator("input[name=code]").fill("CHOICES");
    await page.getByRole("button", { name: "Apply" }).click();
    await page.getByRole("link", { name: "Remove it" }).waitFor();
    const applied = await looks();
    await page.reload();
    expect(await looks()).toEqual(applied);
    expect(await own.count()).toBe(1);
    expect(await own.getAttribute("href")).not.toBe(first);
  });

  it("has no gap beside a choice where two don't fit one line", async () => {
    const { page } = await open(PATH, { viewport: { width: 320, height: 640 } });
    const boxes = await page
      .locator("[data-choice^=interval]")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect));
    const [first, second] = boxes;
    expect(second?.top).toBeGreaterThan(first?.top ?? Infinity);
    expect(first).toMatchObject({ left: second?.left, right: second?.right });
  });

  it.each([
    [1280, 720],
    [390, 844],
  ])("says at the window's lower edge why a code is refused: %i x %i", async (width, height) => {
    const { page } = await open(PATH, { viewport: { width, height }, reducedMotion: "no-preference" });
    await page.locator("[data-enhance=pricing][data-ready]").waitFor();
    const field = page.locator("input[name=code]");
    if (!(await field.isVisible())) await page.locator(".pricing-coupon summary").click();
    await field.fill("NONE");
    await page.getByRole("button", { name: "Apply" }).click();
    const room = () => page.getByRole("alert").evaluate((one) => innerHeight - one.getBoundingClientRect().bottom);
    await expect.poll(room).toBeCloseTo(16, 0);
    const edges = async () => [(await field.boundingBox())?.y, (await page.getByRole("alert").boundingBox())?.y];
    await expect.poll(async () => edges().then(([top = 0, toast = 0]) => toast - top > 40)).toBe(true);
  });
});
