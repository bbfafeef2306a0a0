import type { Locator } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { scrollThrough, useBrowser } from "./browser.ts";
import { editNewPage, headingSaying } from "./editor-verbs.ts";
import { waitForFocus } from "./focus.ts";
import { publishForTest } from "./publish.ts";
import { asAdmin } from "./sign-in.ts";

const { open, openKept } = useBrowser();

const content = { title: "What it shows", description: "A page for the family." };
const titles = ["First", "Second"];

const BLOCKS = {
  tabs: { tabs: { style: "cards", headline: "Tabs", items: titles.map((name) => ({ name, ...content })) } },
  report: {
    interactiveReport: { style: "modern", headline: "A report", features: titles.map((title) => ({ title, content })) },
  },
  groups: {
    features: { style: "groups", headline: "Groups", items: titles.map((name) => ({ name, description: "A" })) },
  },
};

beforeAll(async () => {
  for (const [name, block] of Object.entries(BLOCKS)) await publishForTest(`/forced-${name}`, [block]);
});

const outline = (tab: Locator) =>
  tab.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === "none" ? "none" : outlineWidth;
  });

const outlineAt = (card: Locator) =>
  card.evaluate((element) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(element);
    return `${outlineWidth} at ${outlineOffset}`;
  });

// Grounds and colours of one's own are gone then, and two colours of a theme may be nearly the same.
describe.each(Object.keys(BLOCKS))("in forced colours the block %s", (name) => {
  it("marks the selected tab by an outline, and the one with the focus by a wider one", async () => {
    const { page } = await open(`/forced-${name}`, { forcedColors: "active", reducedMotion: "reduce" });
    await scrollThrough(page);
    const first = page.getByRole("tab", { name: "First", selected: true });
    const second = page.getByRole("tab", { name: "Second", selected: false });
    await first.waitFor();
    expect([await outline(first), await outline(second)]).toEqual(["2px", "none"]);
    await first.press("Shift");
    expect(await first.evaluate((tab) => tab.matches(":focus-visible"))).toBe(true);
    expect(await outline(first)).toBe("3px");
  });
});

it("marks the chosen interval of prices by an outline, in forced colours", async () => {
  const { page } = await open("/blocks/pricing", { forcedColors: "active" });
  const intervals = page.locator(".pricing-switch").first();
  expect(await outline(intervals.getByRole("link", { name: "Monthly" }))).toBe("2px");
  expect(await outline(intervals.getByRole("link", { name: "Yearly" }))).toBe("none");
});

it("marks the chosen topic of the blog by an outline, in forced colours", async () => {
  const { page } = await open("/blocks/blogPosts", { forcedColors: "active" });
  const topics = page.getByRole("group", { name: "Posts by topic" }).first();
  const chosen = topics.locator("[aria-current]");
  expect(await outline(chosen)).toBe("2px");
  expect(await outline(topics.getByRole("link").last())).toBe("none");
  await chosen.focus();
  await chosen.press("Shift");
  expect(await outline(chosen)).toBe("3px");
});

it("marks what a menu, the palette, cards and the navigation are at by an outline in the admin, in forced colours", async () => {
  const { page, go } = await openKept(asAdmin({ forcedColors: "active" }));
  await go("/admin/settings?tab=design");
  const areas = page.getByRole("navigation", { name: "Main" });
  expect(await outline(areas.getByRole("link", { name: "Settings" }))).toBe("2px");
  expect(await outline(areas.getByRole("link", { name: "Pages" }))).toBe("none");
  const card = page.locator("label", { has: page.getByRole("radio", { checked: true }) }).first();
  await card.waitFor();
  const chosen = await outlineAt(card);
  await card.getByRole("radio").press("Shift");
  const focused = await outlineAt(card);
  expect([chosen, focused]).toEqual(["3px at -1px", "3px at 3px"]);
  await page.getByRole("button", { name: /Administrator/ }).press("Enter");
  const item = page.getByRole("menuitem");
  await waitForFocus(item.first());
  expect([await outline(item.first()), await outline(item.last())]).toEqual(["2px", "none"]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  const options = page.getByRole("dialog").getByRole("option");
  await options.and(page.getByRole("option", { selected: true })).waitFor();
  expect(await outline(options.and(page.getByRole("option", { selected: true })))).toBe("2px");
  expect(await outline(options.and(page.getByRole("option", { selected: false })).first())).toBe("none");
});

it("all words of the selected block can be read in the outline, in forced colours", async () => {
  const { page, go } = await openKept(asAdmin({ forcedColors: "active" }));
  const editor = await editNewPage(page, [headingSaying("One")], go);
  await editor.choose("One");
  await page.keyboard.press("Alt+Shift+O");
  const row = editor.outline.getByRole("button", { name: /^Heading/, pressed: true });
  await row.waitFor();
  const colors = await row.evaluate((one) =>
    [one, ...one.querySelectorAll("*")].map((part) => getComputedStyle(part).color),
  );
  expect(colors.length).toBeGreaterThan(2);
  expect(new Set(colors).size).toBe(1);
});
