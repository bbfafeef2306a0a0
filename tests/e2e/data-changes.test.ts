import type { Page, Route } from "playwright-core";
import { expect, it } from "vitest";
import { ask, inToast, pressInToast } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { loseAnswer, useBrowser } from "./browser.ts";
import { cellOf, makeEntity, PROPERTIES, titlesOf } from "./data-rows.ts";
import { waitForFocus } from "./focus.ts";
import { asAdmin } from "./sign-in.ts";

const { openKept } = useBrowser();

const dialog = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openRows(rows: object[], path = "") {
  const opened = await openKept(asAdmin());
  const entity = await makeEntity(opened.page, rows);
  await opened.go(`/admin/data/${entity.name}${path}`);
  return { ...opened, ...entity };
}

it("a row's history names who changed what, and brings a former state back", async () => {
  const { page, at, problems } = await openRows([{ title: "Algebra", price: 1250 }]);
  const id = (await ask(page, "GET", at)).body.items[0].id;
  await ask(page, "PATCH", `${at}/${id}`, { values: { price: 900, level: "Advanced" } });
  await page.reload();
  await page.getByRole("button", { name: "Actions for Algebra" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await button(page, "History").click();
  const history = page.getByRole("list", { name: "History" });
  await history.getByText("Price").waitFor();
  const texts = await history.locator(":scope > li").allInnerTexts();
  expect(texts[0]).toMatch(/changed it[^]*Price: €12\.50[^]*€9[^]*Level: empty[^]*Advanced/);
  expect(texts[1]).toMatch(/added it/);
  expect(await faults(page)).toEqual([]);
  await history.getByRole("button", { name: "Restore" }).click();
  await expect.poll(() => history.locator(":scope > li").count()).toBe(3);
  expect((await ask(page, "GET", `${at}/${id}`)).body.values).toMatchObject({ price: 1250, level: null });
  expect(problems).toEqual([]);
});

it("the rows' one menu opens at each of them, and leaves the keyboard alone while it is closed", async () => {
  const rows = Array.from({ length: 40 }, (_, index) => ({ title: `Row ${index}` }));
  const { page, problems } = await openRows(rows);
  await page.evaluate(() => {
    const add = document.addEventListener.bind(document);
    Object.assign(window, { added: 0 });
    document.addEventListener = (...given: Parameters<typeof add>) => {
      Object.assign(window, { added: (window as unknown as { added: number }).added + 1 });
      add(...given);
    };
  });
  await page.keyboard.press("ArrowDown");
  expect(await page.evaluate(() => (window as unknown as { added: number }).added)).toBeLessThan(rows.length);
  const actions = (row: number) => button(page, `Actions for Row ${row}`);
  await actions(3).press("Enter");
  const menu = page.getByRole("menu", { name: "Actions for Row 3" });
  await menu.waitFor();
  expect(await actions(3).getAttribute("aria-expanded")).toBe("true");
  await waitForFocus(menu.getByRole("menuitem", { name: "Edit" }));
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  await waitForFocus(actions(3));
  await actions(5).click();
  await page.getByRole("menu", { name: "Actions for Row 5" }).waitFor();
  await actions(5).click();
  await page.getByRole("menu").waitFor({ state: "hidden" });
  await actions(5).click();
  await actions(6).click();
  const other = page.getByRole("menu", { name: "Actions for Row 6" });
  const distance = async () => {
    const [box, at] = [await other.boundingBox(), await actions(6).boundingBox()];
    return Math.abs((box?.y ?? Infinity) - (at?.y ?? 0));
  };
  // A menu is there before it is placed.
  await expect.poll(distance).toBeLessThan(60);
  await page.keyboard.press("Escape");
  await other.waitFor({ state: "hidden" });
  await waitForFocus(actions(6));
  // The row that had the focus is gone: the next one has it.
  await page.keyboard.press("Enter");
  await other.getByRole("menuitem", { name: "Delete" }).press("Enter");
  await page.getByText("1 row is deleted.").waitFor();
  await waitForFocus(actions(7));
  expect(problems).toEqual([]);
});

it("a property's type is tried on all rows before it changes", async () => {
  const { page, name, at, problems } = await openRows([{ title: "12,5" }, { title: "a lot" }], "/properties");
  await page.getByRole("button", { name: /^Title/ }).click();
  await button(page, "Change type…").click();
  await dialog(page).getByLabel("New type").selectOption("Number");
  await dialog(page).getByRole("button", { name: "Try it" }).click();
  await dialog(page).getByText("1 of 2 values doesn’t fit.").waitFor();
  const misfit = dialog(page).getByRole("list", { name: "Values that don’t fit" }).getByRole("link", { name: "a lot" });
  expect(await misfit.getAttribute("href")).toMatch(new RegExp(`/admin/data/${name}\\?tenant=site&row=`));
  const change = dialog(page).getByRole("button", { name: "Change type" });
  expect(await change.getAttribute("aria-disabled")).toBe("true");
  await dialog(page).getByLabel("Leave this value out").check();
  expect(await faults(page)).toEqual([]);
  await change.click();
  await page.getByText("“Title” is now: Number.").waitFor();
  await page.getByRole("list", { name: "Removed properties" }).getByText("Title").waitFor();
  const { items } = (await ask(page, "GET", `${at}?sort=createdAt`)).body;
  expect(items.map(({ values }: { values: { title: unknown } }) => values.title)).toEqual([null, 12.5]);
  expect(problems).toEqual([]);
});

it("all rows found get a value at once, Undo gives them their own back, and leaving the screen stops it", async () => {
  const rows = Array.from({ length: 110 }, (_, index) => ({ title: `Row ${index}`, price: index }));
  const { page, at, problems } = await openRows(rows);
  await page.getByLabel("Select all rows").check();
  await button(page, "Select all rows found").click();
  await button(page, "Change all…").click();
  await dialog(page).getByLabel("Property").selectOption("Price");
  await dialog(page).getByLabel("New value of Price").fill("many");
  await dialog(page).getByRole("button", { name: "Change all rows found" }).click();
  await dialog(page).getByText("Enter an amount such as 12.50").waitFor();
  await dialog(page).getByLabel("New value of Price").fill("5");
  expect(await faults(page)).toEqual([]);
  await dialog(page).getByRole("button", { name: "Change all rows found" }).click();
  const prices = async (): Promise<number[]> =>
    (await ask(page, "GET", `${at}?limit=200&sort=-createdAt`)).body.items.map(
      ({ values }: { values: { price: number } }) => values.price,
    );
  await page.getByText("110 rows changed.").waitFor();
  expect(new Set(await prices())).toEqual(new Set([500]));
  await pressInToast(page, /110 rows changed/, "Undo");
  await page.getByText("110 rows as before.").waitFor();
  expect(await prices()).toEqual(rows.map(({ price }) => price));

  await button(page, "Change all…").click();
  await dialog(page).getByLabel("Property").selectOption("Price");
  await dialog(page).getByLabel("New value of Price").fill("7");
  const isLeft = Promise.withResolvers<void>();
  await page.route("**/changes", (route) => isLeft.promise.then(() => route.continue()), { times: 1 });
  const isSent = page.waitForRequest("**/changes");
  await dialog(page).getByRole("button", { name: "Change all rows found" }).click();
  await isSent;
  // As Back does.
  await page.evaluate(() => {
    window.history.pushState(undefined, "", "/admin/data");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  await page.getByRole("heading", { name: "Data", level: 1 }).waitFor();
  isLeft.resolve();
  await page.getByText("100 rows changed.").waitFor();
  expect((await prices()).filter((price) => price === 700)).toHaveLength(100);
  expect(problems).toEqual([]);
});

it("a value given to many rows can be undone where an answer about it, or about undoing it, was lost", async () => {
  const { page, at } = await openRows([{ title: "Algebra", price: 5 }]);
  const price = async () => (await ask(page, "GET", at)).body.items[0].values.price;
  await page.getByLabel("Select all rows").check();
  await button(page, "Change row…").click();
  await dialog(page).getByLabel("Property").selectOption("Price");
  await dialog(page).getByLabel("New value of Price").fill("7");
  const submit = dialog(page).getByRole("button", { name: "Change 1 row" });
  const failure = dialog(page).getByRole("alert");
  await loseAnswer(page, "**/changes");
  await submit.click();
  await failure.getByText(/can’t be reached/).waitFor();
  expect(await price()).toBe(700);
  const undo = failure.getByRole("button", { name: "Undo" });
  await page.route("**/changes", (route) => route.abort(), { times: 1 });
  const isLost = page.waitForEvent("requestfailed");
  await undo.click();
  await isLost;
  await undo.click();
  await page.getByText("1 row as before.").waitFor();
  await failure.waitFor({ state: "hidden" });
  expect(await price()).toBe(5);

  // What was chosen is still there, and Undo after a second attempt undoes the first one too.
  await loseAnswer(page, "**/changes");
  await submit.click();
  await failure.getByText(/can’t be reached/).waitFor();
  expect(await faults(page)).toEqual([]);
  await submit.click();
  await dialog(page).waitFor({ state: "hidden" });
  await pressInToast(page, /1 row changed/, "Undo");
  await expect.poll(price).toBe(5);
});

it("all rows found are deleted together, and come back by Undo and from the bin", async () => {
  const rows = Array.from({ length: 120 }, (_, index) => ({ title: index < 110 ? `Row ${index}` : `Kept ${index}` }));
  const { page, at, problems } = await openRows(rows, "?search=row");
  const titles = async (query = "") =>
    (await ask(page, "GET", `${at}?limit=200${query}`)).body.items.map(
      ({ values }: { values: { title: string } }) => values.title,
    );
  await page.getByLabel("Select all rows").check();
  await button(page, "Select all rows found").click();
  // What is added in the meantime isn't meant.
  const addAnother = async (route: Route) => {
    await ask(page, "POST", at, { values: { title: "Row of someone else" } });
    await route.continue();
  };
  await page.route("**/deletions", addAnother, { times: 1 });
  await button(page, "Delete all").click();
  const undo = inToast(page, /110 rows are deleted/, "Undo");
  await undo.hover();
  const kept = ["Row of someone else", ...rows.slice(110).map(({ title }) => title)];
  expect((await titles()).toSorted()).toEqual(kept.toSorted());
  expect(await faults(page)).toEqual([]);
  await undo.click();
  await page.getByText("110 rows are back.").waitFor();
  expect(await titles()).toHaveLength(121);
  await page.getByLabel("Select all rows").check();
  await button(page, "Select all rows found").click();
  await button(page, "Delete all").click();
  await page.getByText("111 rows are deleted.").waitFor();
  await page.getByRole("link", { name: "Bin" }).click();
  await button(page, "Restore all").click();
  await page.getByText("111 rows are back.").waitFor();
  await page.getByText("The bin is empty").waitFor();
  expect(await titles()).toHaveLength(121);
  expect(problems).toEqual([]);
});

it("a view keeps order, search and columns under a name", async () => {
  const { page, go, name, problems } = await openRows([{ title: "Art one" }, { title: "Art two" }, { title: "Music" }]);
  await page.getByRole("searchbox", { name: "Search rows" }).fill("art");
  await expect.poll(() => titlesOf(page)).toEqual(["Art one", "Art two"]);
  await page.getByRole("columnheader", { name: "Title" }).getByRole("button").click();
  await page.getByRole("columnheader", { name: "Title" }).getByRole("button").click();
  await expect.poll(() => titlesOf(page)).toEqual(["Art two", "Art one"]);
  await button(page, "Views").click();
  await page.getByRole("menuitem", { name: "Save as view…" }).click();
  await dialog(page).getByLabel("Name").fill("Art, backwards");
  expect(await faults(page)).toEqual([]);
  await dialog(page).getByRole("button", { name: "Save view" }).click();
  await button(page, "Art, backwards").waitFor();
  await go(`/admin/data/${name}`);
  await expect.poll(() => titlesOf(page)).toEqual(["Art one", "Art two", "Music"]);
  await button(page, "Views").click();
  await page.getByRole("menuitemradio", { name: "Art, backwards" }).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByRole("menuitemradio", { name: "Art, backwards" }).click();
  await expect.poll(() => titlesOf(page)).toEqual(["Art two", "Art one"]);
  await button(page, "Art, backwards").click();
  await page.getByRole("menuitem", { name: "Delete “Art, backwards”" }).click();
  await pressInToast(page, /“Art, backwards” deleted/, "Undo");
  const views = async () => (await ask(page, "GET", `/api/entities/${name}/views`)).body.items.length;
  await expect.poll(views).toBe(1);
  expect(problems).toEqual([]);
});

it("an entity is deleted after saying what is lost, and comes back with its rows", async () => {
  const { page, go, name, at, problems } = await openRows([{ title: "Algebra" }]);
  const { titlePlural } = (await ask(page, "GET", `/api/entities/${name}`)).body;
  await go(`/admin/data?search=${name}`);
  await button(page, `Actions for ${titlePlural}`).click();
  await page.getByRole("menuitem", { name: "Delete…" }).click();
  await dialog(page).getByText("The entity goes with its only row.").waitFor();
  expect(await faults(page)).toEqual([]);
  await dialog(page).getByRole("button", { name: "Delete entity" }).click();
  await button(page, `Restore ${titlePlural}`).waitFor();
  expect((await ask(page, "GET", at)).status).toBe(404);
  await button(page, `Restore ${titlePlural}`).click();
  await page.getByRole("table", { name: "Entities" }).getByRole("row", { name: titlePlural }).waitFor();
  expect((await ask(page, "GET", at)).body.items).toHaveLength(1);
  expect(problems).toEqual([]);
});

it("a reference is found by search and shown by its title", async () => {
  const { page, go } = await openKept(asAdmin());
  const target = await makeEntity(page, [{ title: "North Hall" }, { title: "South Hall" }]);
  const place = { name: "place", title: "Place", type: "reference", entity: target.name };
  const { name } = await makeEntity(page, [], [PROPERTIES[0] ?? {}, place]);
  await go(`/admin/data/${name}`);
  await button(page, "Add the first row").click();
  await dialog(page).getByLabel("Title").fill("Concert");
  await button(page, "Choose Place").click();
  await dialog(page).getByRole("searchbox", { name: "Search Place" }).fill("south");
  await expect.poll(() => dialog(page).getByRole("listitem").allInnerTexts()).toEqual(["South Hall"]);
  await button(page, "South Hall").click();
  await dialog(page).getByRole("button", { name: "Place: South Hall. Choose another" }).waitFor();
  await button(page, "Add row").click();
  await expect.poll(() => cellOf(page, "Concert", 2).innerText()).toContain("South Hall");

  await ask(page, "DELETE", `/api/entities/${target.name}`);
  await go(`/admin/data/${name}/properties`);
  await page.getByRole("button", { name: /^Place/ }).click();
  const chosen = page.getByLabel("Refers to").locator("option:checked");
  await expect.poll(() => chosen.innerText()).toBe(`${target.name.replace("t", "T")} (deleted)`);
});
