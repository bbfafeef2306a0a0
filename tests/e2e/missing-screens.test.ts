import { expect, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { asAdmin } from "./sign-in.ts";

const { openBlank } = useBrowser();
const UNKNOWN = "01999999-9999-7999-8999-999999999999";

it("every area says that there is nothing at an address below its screens", async () => {
  const { page, go, problems } = await openBlank(asAdmin());
  const single = ["authors", "media", "ai-usage", "webhooks", "users", "settings", "help"].map((area) => `${area}/foo`);
  const others = ["data/courses/edit", "automations/foo/bar", "inbox/foo/bar", "pages/foo/bar", "subscriptions/foo"];
  for (const path of [...single, ...others]) {
    await go(`/admin/${path}`);
    await page.getByRole("heading", { level: 1, name: "There is nothing here" }).waitFor();
  }
  expect(problems).toEqual([]);
});

it.each([
  ["plans", "Plan"],
  ["plans/coupons", "Coupon"],
])("at %s, what doesn’t exist isn’t offered to be changed", async (path, title) => {
  const { page, go } = await openBlank(asAdmin());
  await go(`/admin/${path}/${UNKNOWN}`);
  await page.getByRole("alert").getByText("It may have been removed, or the link is incomplete.").waitFor();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(title);
  expect(await page.getByText("keep what they were sold").count()).toBe(0);
});
