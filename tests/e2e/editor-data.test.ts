import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { editNewPage, headingSaying, openEditor } from "./editor-verbs.ts";
import { asAdmin } from "./sign-in.ts";

const { open, openKept } = useBrowser();
const NOTE = "Data is not displayed in edit mode.";
const manual = (value: string) => ({ type: "manual", value });
const list = (entity: string) => ({
  rowsList: { style: "table", variables: { entityName: manual(entity) }, hiddenProperties: [] },
});

const OWN = new Set(["guides", "hidden"]);
type Choices = { entities: { name: string }[]; tenants: object[]; hasMoreTenants: boolean };

/** Lets the editor list only the entities of this file: those of all files are too many for a list. */
async function offerOwn(page: Page, change = (choices: Choices) => choices): Promise<void> {
  await page.route("**/api/editor/data", async (route) => {
    const answer: Choices = await (await route.fetch({ maxRetries: 1 })).json();
    const entities = answer.entities.filter(({ name }) => OWN.has(name));
    await route.fulfill({ json: change({ ...answer, entities }) });
  });
}

beforeAll(async () => {
  const { page } = await open("/", asAdmin());
  const property = { title: "Name", type: "text", isDisplay: true, isRequired: true };
  for (const [name, read] of [
    ["guides", true],
    ["hidden", false],
  ] as const) {
    const visitors = { read, create: false };
    const properties = [
      { ...property, name: "name" },
      { name: "wage", title: "Wage", type: "number", isPrivate: true },
    ];
    await ask(page, "POST", "/api/entities", { name, title: "Guide", titlePlural: "Guides", visitors, properties });
    await ask(page, "POST", `/api/tenants/site/entities/${name}/rows`, { values: { name: "Ines Okafor", wage: 4 } });
  }
});

describe("the data of blocks", () => {
  it("is shown on the canvas as visitors get it, by a switch that this browser remembers", async () => {
    const editor = await openEditor(openKept, [headingSaying("Guides"), list("guides")]);
    const { canvas, page } = editor;
    const block = canvas.locator('[data-block-type="rowsList"]');
    await block.getByText(NOTE).waitFor();
    await editor.press("Preview with data");
    await block.getByRole("rowheader", { name: "Ines Okafor" }).waitFor();
    expect(await block.getByText(NOTE).count()).toBe(0);
    expect(await block.getByText("Wage").count()).toBe(0);
    expect(await faults(page)).toEqual([]);
    // It is part of the canvas: a click selects the block, and it stays through a move and its undo.
    await block.getByText("Ines Okafor").click({ force: true });
    await page.getByRole("button", { name: "Undo" }).waitFor();
    await editor.focusBlock("rowsList");
    await page.keyboard.press("Alt+ArrowUp");
    await expect.poll(editor.types).toEqual(["rowsList", "heading"]);
    await block.getByText("Ines Okafor").waitFor();
    await editor.press("Undo");
    await expect.poll(editor.types).toEqual(["heading", "rowsList"]);
    await block.getByText("Ines Okafor").waitFor();
    await page.reload();
    await block.getByText("Ines Okafor").waitFor();
    await editor.press("Preview with data");
    await block.getByText(NOTE).waitFor();
    expect(editor.problems).toEqual([]);
  });

  it("are chosen from what there is, with what visitors may do, why they get nothing, and a warning", async () => {
    const rowsNew = { style: "form", variables: { entityName: manual("guide") }, hiddenProperties: ["wages"] };
    const { page, go, problems } = await openKept(asAdmin());
    await offerOwn(page);
    const editor = await editNewPage(page, [headingSaying("Apply"), { rowsNew }], go);
    await editor.focusBlock("rowsNew");
    await page.keyboard.press("Enter");
    const dialog = editor.dialog("Edit New row");
    const entity = dialog.getByRole("combobox", { name: "Value" });
    await dialog.getByText("There is no entity called “guide”.").waitFor();
    expect(await entity.locator("option").allTextContents()).toEqual(
      expect.arrayContaining([
        "Guides (visitors may see rows)",
        "Guides (not open to visitors)",
        "guide (doesn’t exist)",
      ]),
    );
    await entity.selectOption("guides");
    await dialog.getByText("Visitors may not add rows to “Guides”.").waitFor();
    const link = dialog.getByRole("link", { name: "Open Data" });
    expect(await link.getAttribute("href")).toBe("/admin/data/guides/properties");
    await dialog.getByRole("checkbox", { name: "wages (isn’t a property)" }).uncheck();
    await dialog.getByRole("checkbox", { name: "Name" }).check();
    await dialog.getByText("has no property that visitors can enter").waitFor({ state: "hidden" });
    expect(await dialog.getByRole("checkbox", { name: "Wage", exact: true }).count()).toBe(0);
    expect(await faults(page)).toEqual([]);
    await expect
      .poll(async () => (await editor.saved())[1])
      .toMatchObject({ rowsNew: { variables: { entityName: { value: "guides" } }, hiddenProperties: ["name"] } });
    // Once visitors may add rows, the note says what else is in the way.
    await ask(page, "PATCH", "/api/entities/guides", { visitors: { read: true, create: true } });
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await dialog.getByText("has no property that visitors can enter").waitFor();
    await dialog.getByRole("checkbox", { name: "Name" }).uncheck();
    await link.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: /^Problems/ }).click();
    await ask(page, "PATCH", "/api/entities/guides", { visitors: { read: true, create: false } });
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await page.getByText("New row: visitors get nothing here.").waitFor();
    expect(problems).toEqual([]);
  });

  it("come with a template: its entity is offered in the same step, and it says nothing of its own", async () => {
    const { page, problems, go } = await openKept(asAdmin());
    await go("/admin/pages");
    await page.getByRole("button", { name: "Create page" }).click();
    const dialog = page.getByRole("dialog", { name: "Create page" });
    await dialog.getByLabel("Title").fill("Our jobs");
    await dialog.getByRole("radio", { name: "Job board" }).check();
    const needs = dialog.getByRole("list", { name: "What the page shows" });
    await needs.getByText("Every row is then public").waitFor();
    expect(await faults(page)).toEqual([]);
    await needs.getByRole("button", { name: "Add “Jobs”" }).click();
    await needs.getByText("“Jobs” is there, and visitors may see its rows.").waitFor();
    await dialog.getByRole("button", { name: "Create page" }).click();
    const canvas = page.frameLocator("iframe[title=Page]");
    await canvas.getByRole("heading", { name: "Our jobs" }).waitFor();
    const { body } = await ask(page, "GET", "/api/pages?search=our-jobs");
    const { items } = body as { items: { id: string; path: string }[] };
    expect(items.map(({ path }) => path).toSorted()).toEqual(["/our-jobs", "/our-jobs/:id1"]);
    for (const { id } of items) {
      const report = (await ask(page, "GET", `/api/pages/${id}/problems`)).body as {
        errors: object[];
        warnings: { code: string }[];
      };
      expect(report.errors).toEqual([]);
      expect(report.warnings.filter(({ code }) => /SAMPLE|CLOSED|UNKNOWN/.test(code))).toEqual([]);
    }
    expect(problems).toEqual([]);
  });

  it("are offered on a page without blocks too, with what is missing", async () => {
    const { canvas, press, dialog, problems } = await openEditor(openKept, []);
    await press("Event list");
    const template = dialog("Set template");
    await template.getByRole("button", { name: "Add “Events”" }).waitFor();
    await template.getByRole("button", { name: "Add “Sign-ups”" }).click();
    await template.getByText("“Sign-ups” is there, and visitors may add rows.").waitFor();
    await press("Save");
    await canvas.locator('[data-block-type="rowsNew"]').waitFor();
    expect(problems).toEqual([]);
  });

  it("are found by a search where there are many, and by their names where there are more than are listed", async () => {
    const number = (index: number) => String(index).padStart(2, "0");
    const school = (_: unknown, index: number) => ({
      id: `s${index}`,
      name: `school-${number(index)}`,
      title: `School ${number(index)}`,
      isOpen: true,
    });
    const { page, go } = await openKept(asAdmin());
    await offerOwn(page, (choices) => ({
      ...choices,
      tenants: [...choices.tenants, ...Array.from({ length: 40 }, school)],
      hasMoreTenants: true,
    }));
    const block = list("guides").rowsList;
    const variables = { ...block.variables, tenantId: manual("school-07") };
    const editor = await editNewPage(page, [{ rowsList: { ...block, variables } }], go);
    await editor.focusBlock("rowsList");
    await page.keyboard.press("Enter");
    const organisation = editor.dialog("Edit Rows list").locator('input[role="combobox"]');
    await expect.poll(() => organisation.inputValue()).toBe("School 07");
    const tenant = async () => (await editor.saved())[0]?.rowsList;
    await organisation.fill("33");
    await page.getByRole("option", { name: "School 33" }).waitFor();
    await organisation.press("Enter");
    await expect.poll(tenant).toMatchObject({ variables: { tenantId: manual("school-33") } });
    await organisation.fill("far-away");
    await page.getByRole("option", { name: "far-away (not in this list)" }).click();
    await expect.poll(tenant).toMatchObject({ variables: { tenantId: manual("far-away") } });
    expect(await organisation.inputValue()).toBe("far-away (not in this list)");
  });
});
