import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { headingSaying, openEditor } from "./editor-verbs.ts";
import { asAdmin } from "./sign-in.ts";

const { open, openKept } = useBrowser();
const NOTE = "Data is not displayed in edit mode.";
const manual = (value: string) => ({ type: "manual", value });
const list = (entity: string) => ({
  rowsList: { style: "table", variables: { entityName: manual(entity) }, hiddenProperties: [] },
});

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
});
