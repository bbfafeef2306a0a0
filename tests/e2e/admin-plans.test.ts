import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ask } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { loseAnswer, useBrowser } from "./browser.ts";
import { withSession } from "./editor-sessions.ts";
import { waitForFocus } from "./focus.ts";
import { useOwnSite } from "./own-site.ts";

const { openBlank } = useBrowser();
// Its own: other files have plans too.
const own = useOwnSite();

const asAdmin = (options = {}) => ({ ...withSession(own.session), baseURL: own.site.url, ...options });

const price = (amount: number) => [{ interval: "month", currency: "USD", amount }];

/** Opens the list of plans with these plans offered, and all others archived. */
async function openPlans(plans: object[], options = {}) {
  const opened = await openBlank(asAdmin({ reducedMotion: "reduce", ...options }));
  const { page, go } = opened;
  for (const { id, isArchived } of (await ask(page, "GET", "/api/plans")).body.items) {
    if (!isArchived) await ask(page, "PATCH", `/api/plans/${id}`, { isArchived: true });
  }
  const made: { id: string; name: string }[] = [];
  for (const plan of plans) made.push((await ask(page, "POST", "/api/plans", plan)).body);
  await go("/admin/plans");
  await page.getByRole("heading", { level: 1, name: "Plans" }).waitFor();
  return { ...opened, made };
}

const offered = async (page: Page) => {
  const { items } = (await ask(page, "GET", "/api/plans")).body;
  return items.flatMap(({ name, isArchived }: { name: string; isArchived: boolean }) => (isArchived ? [] : [name]));
};
const toast = (page: Page, text: string) => page.getByText(text).first().waitFor();

it("puts plans in order by keyboard, archives one and takes it back", async () => {
  const names = ["First", "Second", "Third"];
  const { page } = await openPlans(names.map((name, index) => ({ name, prices: price(1000 + index) })));
  await page.getByText("$10.01 per month").waitFor();
  const down = page.getByRole("button", { name: "Move First down" });
  await down.press("Enter");
  await expect.poll(() => offered(page)).toEqual(["Second", "First", "Third"]);
  await waitForFocus(down);
  const announced = page.locator("[aria-live]").getByText("First moved to position 2 of 3");
  expect(await announced.count()).toBe(1);
  await page.keyboard.press("Enter");
  await expect.poll(() => offered(page)).toEqual(["Second", "Third", "First"]);
  await waitForFocus(page.getByRole("button", { name: "Move First up" }));
  await page.getByRole("button", { name: "Actions for Third" }).click();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await expect.poll(() => offered(page)).toEqual(["Second", "First"]);
  await page.getByRole("listitem", { name: "Third" }).getByRole("button", { name: "Restore" }).click();
  await expect.poll(() => offered(page)).toEqual(["Second", "Third", "First"]);
});

it("adds a plan with prices, a limit and words, and says what is wrong where it is", async () => {
  const { page, go } = await openPlans([]);
  await go("/admin/plans/new");
  const form = page.getByRole("form", { name: "New plan" });
  await form.getByLabel("Name").fill("Club");
  await form.getByLabel("Amount").fill("nineteen");
  await form.getByRole("button", { name: "Add price" }).click();
  await form.getByLabel("Amount").nth(1).fill("190.50");
  await form.getByRole("button", { name: "Add feature" }).click();
  await form.getByLabel("Kind of feature 1").selectOption("people");
  await form.getByLabel("Limit").fill("12");
  await form.getByRole("button", { name: "Add feature" }).click();
  await form.getByLabel("Words").nth(1).fill("Reports");
  await form.getByRole("button", { name: "Add plan" }).click();
  await form.getByText("Enter an amount such as 12.50").waitFor();
  await waitForFocus(form.getByLabel("Amount").first());
  // What was entered outlives the document.
  await page.reload();
  await form.getByLabel("Amount").first().fill("19");
  await form.getByLabel("Interval").nth(1).selectOption("month");
  await form.getByRole("button", { name: "Add plan" }).click();
  await form.getByText("Another price has this interval and currency").waitFor();
  await form.getByLabel("Interval").nth(1).selectOption("year");
  await form.getByRole("button", { name: "Add plan" }).click();
  await toast(page, "“Club” saved");
  const { items } = (await ask(page, "GET", "/api/plans")).body;
  expect(items.find(({ name }: { name: string }) => name === "Club")).toMatchObject({
    prices: [
      { interval: "month", currency: "EUR", amount: 1900 },
      { interval: "year", currency: "EUR", amount: 19_050 },
    ],
    features: [{ feature: "people", limit: 12 }, { text: "Reports" }],
  });
});

it("adds a plan once where the answer is lost and its author changes it after a reload", async () => {
  const { page, go } = await openPlans([]);
  await go("/admin/plans/new");
  await page.getByLabel("Name").fill("Lost");
  await page.getByLabel("Amount").fill("5");
  await loseAnswer(page, /\/api\/plans$/);
  const add = page.getByRole("button", { name: "Add plan", exact: true });
  await add.click();
  await page.getByText("The server can’t be reached.").waitFor();
  await page.reload();
  await page.getByLabel("Name").fill("Found");
  await add.click();
  await toast(page, "“Found” saved");
  await expect.poll(() => offered(page)).toEqual(["Found"]);
});

it("joins what two people changed in a plan", async () => {
  const { page, go, made } = await openPlans([{ name: "Shared", prices: price(500) }]);
  const at = `/api/plans/${made[0]?.id}`;
  await go(`/admin/plans/${made[0]?.id}`);
  const form = page.getByRole("form", { name: "Change Shared" });
  await form.getByLabel("Description").fill("Mine");
  await ask(page, "PATCH", at, { unit: "per report" });
  await form.getByRole("button", { name: "Save" }).click();
  await page.getByText("Someone else has saved this plan").waitFor();
  await expect.poll(() => form.getByLabel("Unit").inputValue()).toBe("per report");
  await form.getByRole("button", { name: "Save" }).click();
  await toast(page, "“Shared” saved");
  expect((await ask(page, "GET", at)).body).toMatchObject({ description: "Mine", unit: "per report" });
});

it("a new coupon waits for the plans, which would move what is below them", async () => {
  const { page, go } = await openBlank(asAdmin());
  const isSent = Promise.withResolvers<void>();
  await page.route("**/api/plans", async (route) => {
    await isSent.promise;
    await route.continue();
  });
  await go("/admin/plans/coupons/new");
  await page.getByRole("heading", { name: "New coupon" }).waitFor();
  const form = page.getByRole("form", { name: "New coupon" });
  await page.getByText("Loading").first().waitFor({ state: "attached" });
  expect(await form.count()).toBe(0);
  isSent.resolve();
  await form.waitFor();
  expect(await form.getByRole("group", { name: "Plans of rule 1" }).getByRole("checkbox").count()).toBeGreaterThan(0);
});

it("adds a coupon with a rule for each interval, and deletes it", async () => {
  const { page, go, made } = await openPlans([{ name: "Paid", prices: price(5000) }]);
  await go("/admin/plans/coupons/new");
  const form = page.getByRole("form", { name: "New coupon" });
  await form.getByRole("button", { name: "Generate a code" }).click();
  const code = await form.getByRole("textbox", { name: "Code" }).inputValue();
  expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
  await form.getByLabel("Percent").fill("20");
  const first = form.getByRole("listitem", { name: "rule 1" });
  await first.getByLabel("Monthly").check();
  await first.getByLabel("Paid").check();
  await form.getByRole("button", { name: "Add rule" }).click();
  const second = form.getByRole("listitem", { name: "rule 2" });
  await second.getByLabel("Discount").selectOption("amount");
  await second.getByLabel("Amount").fill("50");
  await second.getByLabel("Currency").fill("usd");
  await second.getByLabel("Yearly").check();
  await form.getByLabel("Total redemptions").fill("100");
  await form.getByLabel("Valid until").fill("2099-12-31T23:30");
  await form.getByRole("button", { name: "Add coupon" }).click();
  await toast(page, `${code} saved`);
  await page.getByText("20% off, monthly, Paid; $50 off, yearly").waitFor();
  const { items } = (await ask(page, "GET", "/api/coupons")).body;
  expect(items[0]).toMatchObject({
    code,
    rules: [
      { percent: 20, plans: [made[0]?.id], intervals: ["month"] },
      { amount: 5000, currency: "USD", intervals: ["year"] },
    ],
    maxRedemptions: 100,
    oncePerCustomer: true,
    until: expect.stringMatching(/^(?:2099-12-31|2100-01-01)T/),
  });
  await page.getByRole("button", { name: `Actions for ${code}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await toast(page, `${code} deleted`);
  await page.getByText("No coupons yet").waitFor();
});

it("a coupon ends at the second of two equal times, when clocks are set back", async () => {
  const { page, go } = await openPlans([], { timezoneId: "Europe/Berlin" });
  await go("/admin/plans/coupons/new");
  const form = page.getByRole("form", { name: "New coupon" });
  await form.getByRole("textbox", { name: "Code" }).fill("AUTUMN");
  await form.getByLabel("Percent").fill("20");
  await form.getByLabel("Valid until").fill("2099-10-25T02:30");
  const which = page.getByLabel("Valid until: which of the two");
  await which.selectOption({ label: "The second (GMT+1)" });
  expect(await faults(page)).toEqual([]);
  await form.getByRole("button", { name: "Add coupon" }).click();
  await toast(page, "AUTUMN saved");
  const { items } = (await ask(page, "GET", "/api/coupons?search=AUTUMN")).body;
  expect(items[0]).toMatchObject({ code: "AUTUMN", until: "2099-10-25T01:30:00.000Z" });
  await go(`/admin/plans/coupons/${items[0].id}`);
  await page.getByText("Clocks are set back that day, so this time occurs twice.").waitFor();
  expect(await which.inputValue()).toBe("second");
  await ask(page, "DELETE", `/api/coupons/${items[0].id}`);
});

it("can be used by everyone, on a phone too", async () => {
  const plan = { name: "Seen", prices: price(900), features: [{ feature: "people", limit: 3 }, { text: "Words" }] };
  const { page, go, made } = await openPlans([plan], { viewport: { width: 390, height: 844 } });
  await ask(page, "POST", "/api/coupons", { code: `SEEN${Date.now()}`, rules: [{ percent: 5 }] });
  const addresses = ["", "/new", `/${made[0]?.id}`, "/coupons", "/coupons/new"];
  const found: unknown[] = [];
  for (const address of addresses) {
    await go(`/admin/plans${address}`);
    await page.locator('main h1, [aria-label="Coupons"]').first().waitFor();
    await page.waitForLoadState("networkidle");
    found.push(...(await faults(page)));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
  expect(found).toEqual([]);
});
