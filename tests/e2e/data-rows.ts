import type { Page } from "playwright-core";
import { ask } from "./admin-pages.ts";

let made = 0;
/** Files of tests that run at the same time share a site, so each worker has names of its own. */
const worker = process.env.VITEST_POOL_ID ?? "0";

/** Properties of most of the types. */
export const PROPERTIES = [
  { name: "title", title: "Title", type: "text", isDisplay: true, isRequired: true, isSortable: true },
  { name: "price", title: "Price", type: "money", currency: "EUR", isSortable: true },
  { name: "starts", title: "Starts", type: "date", isSortable: true },
  { name: "level", title: "Level", type: "choice", options: ["Beginner", "Advanced"], isSortable: true },
  { name: "topics", title: "Topics", type: "choices", options: ["Art", "Music"] },
  { name: "notes", title: "Notes", type: "longText" },
];

/** Sends something to be stored. Fails where the API refuses it. */
export async function store(page: Page, path: string, body: object): Promise<void> {
  const { status, body: answer } = await ask(page, "POST", path, body);
  if (status !== 201) throw new Error(JSON.stringify(answer));
}

/** Makes an entity with rows of its own. @returns its name and the address of its rows in the API. */
export async function makeEntity(page: Page, rows: object[] = [], properties: object[] = PROPERTIES) {
  const number = `${worker}x${(made += 1)}`;
  const name = `things${number}`;
  await store(page, "/api/entities", { name, title: "Thing", titlePlural: `Things ${number}`, properties });
  const at = `/api/tenants/site/entities/${name}/rows`;
  for (const values of rows.toReversed()) await store(page, at, { values });
  return { name, at };
}

/** A cell of the table of rows. @param row text of the row; @param column counted from the checkbox. */
export const cellOf = (page: Page, row: string, column: number) =>
  page.getByRole("row", { name: row }).getByRole("gridcell").nth(column);

/** @returns the texts of the first column. */
export const titlesOf = (page: Page) => page.getByRole("row").locator('[role="gridcell"]:nth-child(2)').allInnerTexts();

/** @returns the titles of an entity's properties, in their order. */
export const propertyOrder = (page: Page) =>
  page
    .getByRole("list", { name: "Properties" })
    .locator(":scope > li")
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
