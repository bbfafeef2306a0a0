import { beforeAll, describe, expect, it } from "vitest";
import { defaults } from "../../src/blocks/roiCalculator/defaults.ts";
import { stopClock, useBrowser } from "./browser.ts";
import { CALCULATOR, figures, quoteToggle, reachCalculator, sendButton, slider, valueOf } from "./lead-form.ts";
import { publishForTest } from "./publish.ts";

const { open } = useBrowser();
const PHONE = { viewport: { width: 390, height: 844 } };

const ALONE = "/calculator-alone";
beforeAll(() => publishForTest(ALONE, [{ roiCalculator: defaults, id: "roi-calculator" }]));

async function openCalculator(options = {}, path = ALONE) {
  const opened = await open(path, options);
  await reachCalculator(opened.page);
  return opened;
}

describe("the calculator", () => {
  const usual = { Reports: "100", "Current cost": "$12,000", Savings: "$6,000", Saved: "50%", "Hours freed": "158" };
  const nothing = { Savings: "$0", Saved: "0%", "Hours freed": "0" };

  it("follows its sliders and what is typed beside them", async () => {
    const { page, problems } = await openCalculator({}, "/");
    expect(await figures(page)).toEqual(usual);
    await slider(page, "Cost per report").press("Home");
    await expect.poll(() => figures(page)).toEqual(nothing);
    const why = page.getByText("At this cost there is nothing to save.");
    expect(await why.first().isVisible()).toBe(true);
    await expect.poll(() => why.and(page.getByRole("status")).count()).toBe(1);
    await page.getByLabel("Students: type a number").fill("40");
    await page.getByLabel("Cost in US dollars: type a number").fill("120");
    await expect.poll(() => figures(page)).toMatchObject({ Reports: "200", Savings: "$12,000", "Hours freed": "317" });
    expect(await slider(page, "Number of students").inputValue()).toBe("40");
    await page.getByLabel("Students: type a number").fill("21");
    await page.getByLabel("Students: type a number").press("Enter");
    await expect.poll(() => figures(page)).toEqual(usual);
    await slider(page, "Sessions per student").press("End");
    await expect.poll(() => valueOf(page, "Sessions: type a number")).toBe("12");
    await expect.poll(() => figures(page)).toMatchObject({ Reports: "240", Savings: "$14,400", Saved: "50%" });
    expect(problems).toEqual([]);
  });

  it("counts to a new result within 0.6 seconds and stops at it exactly", async () => {
    const { page } = await openCalculator();
    const passes = await stopClock(page);
    const savings = () => page.locator(`${CALCULATOR} dd`).first().textContent();
    const before = await savings();
    await slider(page, "Number of students").press("End");
    const seen: (string | null)[] = [];
    for (let step = 0; step < 6; step += 1) {
      await passes(99);
      seen.push(await savings());
    }
    expect(new Set([before, ...seen]).size).toBeGreaterThan(4);
    expect(seen.at(-1)).toBe("$60,000");
    await passes(1000);
    expect(await savings()).toBe("$60,000");
  });

  it.each([
    [300, PHONE],
    [400, {}],
  ])("draws its chart %i pixels high where that fits", async (height, options) => {
    const { page } = await openCalculator(options);
    const chart = page.getByRole("img", { name: /^Savings and hours freed grow/ });
    await expect.poll(async () => (await chart.boundingBox())?.height).toBe(height);
  });

  it("opens the quote section at the first change of a slider, and never again automatically", async () => {
    const { page } = await openCalculator();
    const isOpen = () => quoteToggle(page).getAttribute("aria-expanded");
    expect(await isOpen()).toBe("false");
    expect(await sendButton(page).isVisible()).toBe(false);
    await slider(page, "Number of students").press("ArrowRight");
    await expect.poll(isOpen).toBe("true");
    await expect.poll(() => sendButton(page).isVisible()).toBe(true);
    const limit = () => page.locator(".roi-panel").evaluate((panel) => getComputedStyle(panel).maxHeight);
    await expect.poll(limit).toBe("1000px");
    await quoteToggle(page).click();
    await expect.poll(isOpen).toBe("false");
    await slider(page, "Number of students").press("ArrowRight");
    await slider(page, "Cost per report").press("ArrowLeft");
    expect(await isOpen()).toBe("false");
    await expect.poll(() => sendButton(page).isVisible()).toBe(false);
    await quoteToggle(page).press("Enter");
    await expect.poll(isOpen).toBe("true");
  });
});

/** What readers may set (WCAG 1.4.12). */
const SPACED = "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }";

it("the labels of its chart stay apart and inside it on the narrowest screen, with wide letters", async () => {
  const { page } = await openCalculator({ viewport: { width: 320, height: 800 } });
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, SPACED);
  const chart = page.getByRole("img", { name: /^Savings and hours freed grow/ });
  const edge = await chart.evaluate((one) => one.getBoundingClientRect().right);
  const labels = (text: RegExp) =>
    chart
      .locator("text")
      .filter({ hasText: text })
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })));
  const months = await labels(/^Month/);
  expect(months).toHaveLength(3);
  for (const [index, { left }] of months.entries()) expect(left).toBeGreaterThan(months[index - 1]?.right ?? 0);
  for (const { right } of [...months, ...(await labels(/^475$/))]) expect(right).toBeLessThanOrEqual(edge + 0.5);
});

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
});
