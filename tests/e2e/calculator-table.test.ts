import { expect, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { reachCalculator } from "./lead-form.ts";
import { publishForTest } from "./publish.ts";

const { open } = useBrowser();

it("the calculator has a table of all twelve months for those who don't see its chart, which follows the sliders", async () => {
  await publishForTest("/calculator-table", [{ roiCalculator: { headline: "Count" }, id: "roi-calculator" }]);
  const { page } = await open("/calculator-table");
  await reachCalculator(page);
  const table = page.getByRole("table", { name: "Twelve months, added up" });
  const month = (number: number) => table.getByRole("row").nth(number).locator("th, td").allTextContents();
  expect(await table.getByRole("row").count()).toBe(13);
  expect([await month(1), await month(12)]).toEqual([
    ["1", "$1,500", "40"],
    ["12", "$18,000", "475"],
  ]);
  await page.getByRole("slider", { name: "Cost per report" }).press("Home");
  await expect.poll(() => month(12)).toEqual(["12", "$0", "0"]);
  await page.context().close();
});
