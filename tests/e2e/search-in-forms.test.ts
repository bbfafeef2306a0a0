import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ask, heroSaying } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { makeEntity, titlesOf } from "./data-rows.ts";
import { openEditor } from "./editor-verbs.ts";
import { asAdmin } from "./sign-in.ts";

const { openKept } = useBrowser();
const TEXT = { name: "title", title: "Title", type: "text", isDisplay: true };

/** @returns the requests that change something from now on. */
function changesOf(page: Page): string[] {
  const changes: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") changes.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return changes;
}

/** Opens the rows of an entity that refers to places, which are found by their titles. */
async function openLessons() {
  const opened = await openKept(asAdmin());
  const places = await makeEntity(opened.page, [{ title: "Old Mill" }, { title: "Harbour" }], [TEXT]);
  const place = { name: "place", title: "Place", type: "reference", entity: places.name };
  const [mill] = (await ask(opened.page, "GET", places.at)).body.items;
  const lessons = await makeEntity(
    opened.page,
    [
      { title: "Algebra", place: mill.id },
      { title: "Biology", place: mill.id },
    ],
    [TEXT, place],
  );
  // Loaded: a screen of the test before may have read the entities seconds ago.
  await opened.page.goto(`/admin/data/${lessons.name}`);
  await opened.page.getByRole("grid").waitFor();
  return { ...opened, at: lessons.at };
}

it("Enter in the search for templates searches, and makes no page", async () => {
  const { page, go } = await openKept(asAdmin());
  await go("/admin/pages?create");
  const dialog = page.getByRole("dialog", { name: "Create page" });
  await dialog.getByLabel("Title", { exact: true }).fill("Not yet a page");
  const changes = changesOf(page);
  await dialog.getByLabel("Search templates").fill("menu");
  await dialog.getByLabel("Search templates").press("Enter");
  await expect.poll(() => dialog.getByRole("radio").count()).toBe(1);
  expect((await ask(page, "GET", "/api/pages?search=Not+yet+a+page")).body.items).toEqual([]);
  expect(changes).toEqual([]);
});

it("Enter in the editor's search for templates replaces no block", async () => {
  const { page } = await openEditor(openKept, [heroSaying("Stays as it is")]);
  await page.getByRole("button", { name: "Set template" }).click();
  const dialog = page.getByRole("dialog", { name: "Set template" });
  await dialog.getByRole("button", { name: "More templates" }).click();
  await dialog.getByLabel("Search templates").fill("menu");
  await dialog.getByLabel("Search templates").press("Enter");
  await expect.poll(() => dialog.getByRole("radio").count()).toBe(1);
  expect(await dialog.count()).toBe(1);
});

it("Enter in the search for a row that a row refers to searches, and adds nothing", async () => {
  const { page, at } = await openLessons();
  await page.getByRole("button", { name: "New row" }).click();
  const dialog = page.getByRole("dialog", { name: "New row" });
  await dialog.getByLabel("Title").fill("Chemistry");
  await dialog.getByRole("button", { name: "Choose Place" }).click();
  const search = dialog.getByRole("searchbox", { name: "Search Place" });
  await search.fill("harb");
  await search.press("Enter");
  await dialog.getByRole("button", { name: "Old Mill" }).waitFor({ state: "detached" });
  await dialog.getByRole("button", { name: "Harbour" }).click();
  await dialog.getByRole("button", { name: "Add row" }).click();
  await expect.poll(() => titlesOf(page)).toEqual(["Chemistry", "Algebra", "Biology"]);
  expect((await ask(page, "GET", at)).body.items.map(({ values }: { values: object }) => "place" in values)).toEqual([
    true,
    true,
    true,
  ]);
});

it("Enter in the search for a value of many rows empties none of them", async () => {
  const { page } = await openLessons();
  await page.getByRole("checkbox", { name: "Select all rows" }).check();
  await page.getByRole("button", { name: "Change 2 rows…" }).click();
  const dialog = page.getByRole("dialog", { name: "Change 2 rows" });
  await dialog.getByLabel("Property").selectOption("Place");
  await dialog.getByRole("button", { name: "Choose New value of Place" }).click();
  const changes = changesOf(page);
  const search = dialog.getByRole("searchbox");
  await search.fill("harb");
  await search.press("Enter");
  await dialog.getByRole("button", { name: "Harbour" }).waitFor();
  await expect.poll(() => dialog.getByRole("button", { name: "Old Mill" }).count()).toBe(0);
  expect(changes).toEqual([]);
});

it("Enter in the search for an icon stores nothing", async () => {
  const { page, go } = await openKept(asAdmin());
  const { name } = await makeEntity(page);
  await go(`/admin/data/${name}/properties`);
  const form = page.getByRole("form");
  await form.getByLabel("Singular name").fill("Half a na");
  await form.getByRole("button", { name: "Choose icon" }).click();
  const changes = changesOf(page);
  const search = form.getByRole("textbox", { name: "Search icons" });
  await search.fill("heart");
  await search.press("Enter");
  await form.getByRole("button", { name: "Heart", exact: true }).click();
  expect(await form.getByRole("button", { name: "Heart", exact: true }).count()).toBe(1);
  expect(changes).toEqual([]);
});
