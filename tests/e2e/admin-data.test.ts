import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ask, pressInToast } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { loseAnswer, useBrowser } from "./browser.ts";
import { cellOf, makeEntity, store, titlesOf } from "./data-rows.ts";
import { waitForFocus } from "./focus.ts";
import { asAdmin } from "./sign-in.ts";

const { open, openKept } = useBrowser();

async function openRows(rows: object[]) {
  const opened = await openKept(asAdmin());
  const entity = await makeEntity(opened.page, rows);
  await opened.go(`/admin/data/${entity.name}`);
  await opened.page.getByRole("grid").waitFor();
  return { ...opened, ...entity };
}

const dialog = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

it("a starter is added with samples that say so; the form below doesn't come before the starters", async () => {
  const { page, problems } = await open("/admin/nowhere", asAdmin());
  const held = Promise.withResolvers<void>();
  await page.route("**/api/entities?*", async (route) => {
    await held.promise;
    await route.fallback();
  });
  const isAsked = page.waitForRequest("**/api/entities?*");
  await page.goto("/admin/data/_new");
  await page.getByRole("heading", { name: "New entity" }).waitFor();
  await isAsked;
  expect(await page.getByLabel("Singular name").count()).toBe(0);
  held.resolve();
  await page.getByLabel("Singular name").waitFor();
  await page
    .getByRole("list", { name: "Starters" })
    .getByRole("button", { name: /Locations/ })
    .click();
  await dialog(page).getByLabel("Add 5 sample rows").waitFor();
  await dialog(page).getByRole("button", { name: "Add locations" }).click();
  await page.getByRole("grid", { name: "Locations" }).waitFor();
  await expect
    .poll(() => titlesOf(page))
    .toEqual(["Harbour Street", "Old Mill", "Central Library", "Park Side", "Station House"]);
  const { items } = (await ask(page, "GET", "/api/tenants/site/entities/locations/rows?filter[remark]=Sample")).body;
  expect(items).toHaveLength(5);
  await page.getByRole("link", { name: "Data", exact: true }).last().click();
  const row = page.getByRole("table", { name: "Entities" }).getByRole("row", { name: /Locations/ });
  expect(await row.innerText()).toMatch(/12\s+Closed to visitors/);
  expect(await faults(page)).toEqual([]);
  expect(problems).toEqual([]);
});

it("an entity is made with suggested names, and each fault is at its field", async () => {
  const { page, go, problems } = await openKept(asAdmin());
  await go("/admin/data/_new");
  await page.getByLabel("Singular name").fill("Story");
  expect(await page.getByLabel("Plural name").inputValue()).toBe("Stories");
  await page.getByLabel("Name in addresses").fill("stories-of-students");
  await button(page, "Add property").click();
  const property = page.getByRole("listitem", { name: "New property" });
  await waitForFocus(property.getByLabel("Title", { exact: true }));
  await page.keyboard.type("Year of study");
  const added = page.getByRole("listitem", { name: "Year of study" });
  expect(await added.getByLabel("Name", { exact: true }).inputValue()).toBe("yearOfStudy");
  await added.getByLabel("Type").selectOption("Choice of one");
  await button(page, "Add entity").click();
  await added.getByText("Enter at least one option").waitFor();
  await waitForFocus(added.getByRole("combobox", { name: "Options" }));
  await page.keyboard.type("First,Second,");
  await button(page, "Move Year of study up").click();
  await page.getByLabel("Visitors may see rows").check();
  await faults(page).then((found) => expect(found).toEqual([]));
  await button(page, "Add entity").click();
  await page.getByText("No rows yet").waitFor();
  const { body } = await ask(page, "GET", "/api/entities/stories-of-students");
  expect(body).toMatchObject({ title: "Story", titlePlural: "Stories", visitors: { read: true, create: false } });
  expect(body.properties.map(({ name, options }: { name: string; options?: string[] }) => [name, options])).toEqual([
    ["yearOfStudy", ["First", "Second"]],
    ["title", undefined],
  ]);
  expect(problems).toEqual([]);
});

it("a property whose answer was lost isn't added again, nor taken for someone else's", async () => {
  const { page, go, name } = await openRows([{ title: "Algebra" }]);
  await go(`/admin/data/${name}/properties`);
  await button(page, "Add property").click();
  const property = page.getByRole("listitem", { name: "New property" });
  await property.getByLabel("Title", { exact: true }).fill("Remark");
  await loseAnswer(page, /\/api\/entities\/[^/]+$/);
  await button(page, "Save").click();
  await page.getByText("The server can’t be reached.").waitFor();
  await page.getByRole("listitem", { name: "Remark" }).getByLabel("Help").fill("Anything else");
  await button(page, "Save").click();
  await page.getByRole("grid").waitFor();
  const { body } = await ask(page, "GET", `/api/entities/${name}`);
  const titled = body.properties.filter(({ title }: { title: string }) => title === "Remark");
  expect(titled).toMatchObject([{ help: "Anything else" }]);
});

it("cells are changed by keyboard, and never over someone else's change", async () => {
  const { page, at, problems } = await openRows([
    { title: "Algebra", price: 1250, level: "Beginner" },
    { title: "Biology", price: 900 },
  ]);
  await cellOf(page, "Algebra", 1).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const field = page.getByRole("textbox", { name: "Price of Algebra" });
  await waitForFocus(field);
  expect(await field.inputValue()).toBe("12.50");
  await page.keyboard.type("a lot");
  await page.keyboard.press("Enter");
  await page.getByText("Enter an amount such as 12.50").waitFor();
  await field.fill("20");
  await page.keyboard.press("Tab");
  await expect.poll(() => cellOf(page, "Algebra", 2).innerText()).toContain("€20");
  await waitForFocus(cellOf(page, "Algebra", 3));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("F2");
  const level = page.getByRole("combobox", { name: "Level of Algebra" });
  await level.selectOption("Advanced");
  await level.press("Escape");
  await level.waitFor({ state: "detached" });
  expect(await cellOf(page, "Algebra", 4).innerText()).toContain("Beginner");
  const read = async () => (await ask(page, "GET", `${at}?sort=title`)).body.items;
  await expect.poll(async () => (await read())[0].values).toMatchObject({ price: 2000, level: "Beginner" });

  const items = await read();
  await ask(page, "PATCH", `${at}/${items[1].id}`, { values: { price: 700 } });
  const change = async () => {
    await cellOf(page, "Biology", 2).dblclick();
    await waitForFocus(page.getByRole("textbox", { name: "Price of Biology" }));
    await page.keyboard.type("8");
    await page.keyboard.press("Enter");
    await dialog(page).getByText("Someone else changed this").waitFor();
  };
  await change();
  expect(await dialog(page).innerText()).toMatch(/Theirs\s+€7\s+Mine\s+€8/);
  expect(await faults(page)).toEqual([]);
  await button(page, "Use theirs").click();
  await expect.poll(() => cellOf(page, "Biology", 2).innerText()).toContain("€7");
  await ask(page, "PATCH", `${at}/${items[1].id}`, { values: { price: 600 } });
  await change();
  await button(page, "Keep mine").click();
  await expect.poll(async () => (await ask(page, "GET", `${at}/${items[1].id}`)).body.values.price).toBe(800);
  expect(problems.filter((problem) => !problem.includes("409"))).toEqual([]);
});

it("a row is added and changed in a form made from its properties", async () => {
  const { page, at } = await openRows([{ title: "Algebra" }]);
  await button(page, "New row").click();
  await dialog(page).getByLabel("Price").fill("much");
  await button(page, "Add row").click();
  await dialog(page).getByText("This is required").waitFor();
  await dialog(page).getByText("Enter an amount such as 12.50").waitFor();
  await waitForFocus(dialog(page).getByLabel("Title"));
  await page.keyboard.type("Zoology");
  await dialog(page).getByLabel("Price").fill("9,50");
  await dialog(page).getByLabel("Starts").fill("2027-03-01");
  await dialog(page).getByLabel("Level").selectOption("Beginner");
  await dialog(page).getByLabel("Music").check();
  await dialog(page).getByLabel("Notes").fill("Two\nlines");
  expect(await faults(page, { within: '[role="dialog"]' })).toEqual([]);
  await button(page, "Add row").click();
  await dialog(page).waitFor({ state: "detached" });
  const [row] = (await ask(page, "GET", at)).body.items;
  expect(row.values).toEqual({
    title: "Zoology",
    price: 950,
    starts: "2027-03-01",
    level: "Beginner",
    topics: ["Music"],
    notes: "Two\nlines",
  });

  await button(page, "Actions for Zoology").click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await dialog(page).getByLabel("Price").fill("11");
  await dialog(page).getByLabel("Level").selectOption("Advanced");
  await ask(page, "PATCH", `${at}/${row.id}`, { values: { price: 1000, title: "Zoology I" } });
  // Nothing waits for the list, which is read again.
  const isAsked = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname === at,
    (route) => isAsked.promise.then(() => route.continue()),
  );
  await button(page, "Save").click();
  await dialog(page).getByText("Price is now: €10").waitFor();
  expect(await dialog(page).getByLabel("Price").inputValue()).toBe("11");
  await button(page, "Use theirs").click();
  expect(await dialog(page).getByLabel("Price").inputValue()).toBe("10");
  const isSaved = page.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.ok());
  await button(page, "Save").click();
  await isSaved;
  isAsked.resolve();
  await dialog(page).waitFor({ state: "detached" });
  expect((await ask(page, "GET", `${at}/${row.id}`)).body.values).toMatchObject({
    title: "Zoology I",
    price: 1000,
    level: "Advanced",
  });
});

it("rows are searched, sorted and filtered, and the address keeps it", async () => {
  const { page, go } = await openRows([
    { title: "Algebra", price: 300, level: "Beginner" },
    { title: "Biology", price: 100, level: "Advanced" },
    { title: "Chemistry", level: "Beginner" },
  ]);
  await page.getByRole("columnheader", { name: "Price" }).getByRole("button").click();
  await expect.poll(() => titlesOf(page)).toEqual(["Biology", "Algebra", "Chemistry"]);
  expect(await page.getByRole("columnheader", { name: "Price" }).getAttribute("aria-sort")).toBe("ascending");
  await button(page, "Filters").press("Enter");
  const property = page.getByRole("combobox", { name: "Property" });
  await waitForFocus(property);
  await property.selectOption("Price");
  await page.getByRole("combobox", { name: "Comparison" }).selectOption("is at least");
  await button(page, "Show rows").click();
  await page.getByText("Enter a value").waitFor();
  await page.getByLabel("Value of Price").fill("2.00");
  expect(await faults(page)).toEqual([]);
  await button(page, "Show rows").press("Enter");
  await expect.poll(() => titlesOf(page)).toEqual(["Algebra"]);
  await waitForFocus(button(page, "Filters (1)"));
  await page.getByRole("group", { name: "Active filters" }).getByText("Price is at least €2").waitFor();
  await button(page, "Columns").click();
  await page.getByRole("menuitemcheckbox", { name: "Price" }).click();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("columnheader", { name: "Price" }).count()).toBe(0);
  const address = new URL(page.url());
  await go("/admin/data");
  await go(`${address.pathname}${address.search}`);
  await expect.poll(() => titlesOf(page)).toEqual(["Algebra"]);
  expect(await page.getByRole("columnheader", { name: "Price" }).count()).toBe(0);
  await button(page, "Remove all filters").click();
  await page.getByRole("searchbox", { name: "Search rows" }).fill("chem");
  await expect.poll(() => titlesOf(page)).toEqual(["Chemistry"]);
});

it("rows are deleted together, come back by undo, and from the bin", async () => {
  const { page, problems } = await openRows([{ title: "Algebra" }, { title: "Biology" }, { title: "Chemistry" }]);
  await page.getByRole("checkbox", { name: "Select Algebra" }).check();
  await page.getByRole("checkbox", { name: "Select Chemistry" }).check();
  await button(page, "Delete 2 rows").click();
  await expect.poll(() => titlesOf(page)).toEqual(["Biology"]);
  await pressInToast(page, /2 rows are deleted/, "Undo");
  await expect.poll(() => titlesOf(page)).toEqual(["Algebra", "Biology", "Chemistry"]);
  await button(page, "Actions for Biology").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect.poll(() => titlesOf(page)).toEqual(["Algebra", "Chemistry"]);
  await page.getByRole("link", { name: "Bin" }).click();
  await button(page, "Restore Biology").click();
  await page.getByText("The bin is empty").waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByRole("link", { name: /^Things/ }).click();
  await expect.poll(() => titlesOf(page)).toEqual(["Algebra", "Biology", "Chemistry"]);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await faults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole("checkbox", { name: "Select Algebra" }).check();
  const tools = page.getByRole("group", { name: "Selected rows" });
  const tops = await tools.getByRole("button").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(2 * 44);
  expect(problems).toEqual([]);
});

it("the rows of each organisation are apart", async () => {
  const { page } = await openKept(asAdmin());
  const { name } = await makeEntity(page, [{ title: "Ours" }]);
  await store(page, "/api/tenants", { name: "north", title: "North School" });
  const theirs = `/api/tenants/north/entities/${name}/rows`;
  await store(page, theirs, { values: { title: "Theirs" } });
  // Loaded: a screen of the test before may have read the organisations seconds ago.
  await page.goto(`/admin/data/${name}`);
  const organisation = page.getByRole("combobox", { name: "Organisation" });
  await organisation.fill("nowhere");
  await page.getByText("No results").waitFor();
  await organisation.fill("north sch");
  await page.getByRole("option", { name: "North School" }).waitFor();
  await organisation.press("Enter");
  await expect.poll(() => titlesOf(page)).toEqual(["Theirs"]);
  expect(await organisation.inputValue()).toBe("North School");
  await button(page, "New row").click();
  await dialog(page).getByLabel("Title").fill("Also theirs");
  await button(page, "Add row").click();
  await expect.poll(() => titlesOf(page)).toEqual(["Also theirs", "Theirs"]);
  expect((await ask(page, "GET", `/api/tenants/site/entities/${name}/rows`)).body.items).toHaveLength(1);
});

it("what another window has added is there on the return to this one, however soon", async () => {
  const { page, at } = await openRows([{ title: "Algebra" }]);
  expect(await titlesOf(page)).toEqual(["Algebra"]);
  await store(page, at, { values: { title: "Botany" } });
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => titlesOf(page)).toEqual(["Botany", "Algebra"]);
});
