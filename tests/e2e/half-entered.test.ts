import type { Route } from "playwright-core";
import { expect, it } from "vitest";
import { ask, makePost } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { cellOf, makeEntity } from "./data-rows.ts";
import { waitForFocus } from "./focus.ts";
import { asAdmin } from "./sign-in.ts";

const { openKept } = useBrowser();

const startOf = ({ values }: { values: { starts: string | null } }) => values.starts;

/** Opens the rows of an entity; `starts` reads the date of its only row. */
async function openRows(rows: object[]) {
  const opened = await openKept(asAdmin());
  const { page, go } = opened;
  const { name, at } = await makeEntity(page, rows);
  await go(`/admin/data/${name}`);
  const starts = async () => (await ask(page, "GET", at)).body.items.map(startOf);
  return { ...opened, at, starts };
}

it("a row with a half-entered date is held back, and says so", async () => {
  const { page, starts } = await openRows([]);
  await page.getByRole("button", { name: "New row" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Title").fill("Algebra");
  const date = dialog.getByLabel("Starts");
  await date.focus();
  await page.keyboard.type("05");
  await page.keyboard.press("Enter");
  await dialog.getByText("Choose a date").waitFor();
  await waitForFocus(date);
  expect(await starts()).toEqual([]);
  await date.fill("2026-05-04");
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  expect(await starts()).toEqual(["2026-05-04"]);
});

it("a cell keeps its date while only a part of it is changed", async () => {
  const { page, starts } = await openRows([{ title: "Algebra", starts: "2026-05-04" }]);
  const cell = cellOf(page, "Algebra", 3);
  await cell.click();
  await page.keyboard.press("Enter");
  await waitForFocus(page.getByLabel("Starts of Algebra"));
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Enter");
  await cell.getByText("Choose a date").waitFor();
  await page.keyboard.press("Escape");
  await cell.getByText("May 4, 2026").waitFor();
  expect(await starts()).toEqual(["2026-05-04"]);
});

it("cells of one row that are saved together show what is entered, and then what is stored", async () => {
  const { page, at } = await openRows([{ title: "Algebra", price: 1250, level: "Beginner" }]);
  const waiting: Route[] = [];
  await page.route(`**${at}/*`, (route) => {
    if (route.request().method() === "PATCH") waiting.push(route);
    else void route.fallback();
  });
  const read = () => Promise.all([2, 4].map((column) => cellOf(page, "Algebra", column).innerText()));
  const shows = (price: string, level: string) =>
    expect.poll(read).toEqual([expect.stringContaining(price), expect.stringContaining(level)]);
  const setPrice = async (price: string) => {
    await cellOf(page, "Algebra", 2).dblclick();
    await page.getByLabel("Price of Algebra").fill(price);
    await page.keyboard.press("Enter");
  };
  const setLevel = async (level: string) => {
    await cellOf(page, "Algebra", 4).dblclick();
    await page.getByLabel("Level of Algebra").selectOption(level);
    await page.keyboard.press("Enter");
  };
  await setPrice("20");
  await setLevel("Advanced");
  await expect.poll(() => waiting.length).toBe(2);
  // Someone else changes a cell whose field is open here when an answer brings the row.
  await cellOf(page, "Algebra", 1).dblclick();
  const [{ id }] = (await ask(page, "GET", at)).body.items;
  await ask(page, "PATCH", `${at}/${id}`, { values: { title: "Geometry" } });
  await waiting[0]?.continue();
  await shows("€20", "Advanced");
  await page.getByLabel("Title of Algebra").press("Enter");
  await waiting[1]?.abort();
  await page.getByText("Level “Advanced” isn’t saved.").waitFor();
  await shows("€20", "Beginner");
  const stored = async () => (await ask(page, "GET", `${at}/${id}`)).body.values;
  expect(await stored()).toMatchObject({ title: "Geometry", price: 2000, level: "Beginner" });
  // Changes of one cell are sent one after the other.
  await setPrice("30");
  await setPrice("40");
  await expect.poll(() => waiting.length).toBe(3);
  await waiting[2]?.continue();
  await expect.poll(() => waiting.length).toBe(4);
  await shows("€40", "Beginner");
  await waiting[3]?.abort();
  await page.getByText("Price “€40” isn’t saved.").waitFor();
  await shows("€30", "Beginner");
});

it("a post keeps its date while only a part of it is entered, and says so", async () => {
  const { page, go } = await openKept(asAdmin());
  const id = await makePost(page, "/e2e-half/one", { "article:published_time": "2026-05-04" });
  const stored = async () => {
    const { metaTags } = (await ask(page, "GET", `/api/pages/${id}/draft`)).body.page;
    return metaTags.find(({ name }: { name: string }) => name === "article:published_time")?.value;
  };
  await go(`/admin/pages/${id}?tab=search`);
  const date = page.getByLabel("Date", { exact: true });
  await date.focus();
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Shift+Tab");
  const fault = page.getByText("Enter the whole date. Until then it isn’t stored.");
  await fault.waitFor();
  expect(await date.getAttribute("aria-invalid")).toBe("true");
  expect(await stored()).toBe("2026-05-04");
  await date.fill("2026-06-07");
  await fault.waitFor({ state: "detached" });
  await expect.poll(stored).toBe("2026-06-07");
});

it("a new row is added without a property that someone has removed since its form was opened", async () => {
  const { page, at } = await openRows([]);
  await page.getByRole("button", { name: "New row" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Title").fill("Algebra");
  const entity = at.slice(at.indexOf("/entities/"), at.lastIndexOf("/"));
  const { properties, revision } = (await ask(page, "GET", `/api${entity}`)).body;
  const left = properties.filter(({ name }: { name: string }) => name !== "notes");
  await ask(page, "PATCH", `/api${entity}`, { properties: left, revision });
  await page.keyboard.press("Enter");
  await dialog.getByText("Someone else has removed “Notes”. Save again to store the rest.").waitFor();
  await dialog.getByLabel("Notes").waitFor({ state: "detached" });
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  expect((await ask(page, "GET", at)).body.items).toMatchObject([{ values: { title: "Algebra" } }]);
});
