import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { ask } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { makeEntity, titlesOf } from "./data-rows.ts";
import { waitForFocus } from "./focus.ts";
import { asAdmin } from "./sign-in.ts";

const { openKept } = useBrowser();

async function openFiles(rows: object[] = []) {
  const opened = await openKept(asAdmin());
  const entity = await makeEntity(opened.page, rows);
  await opened.go(`/admin/data/${entity.name}`);
  const { page } = opened;
  const menu = async (item: string) => {
    await page.getByRole("button", { name: "Import or export" }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  const choose = async (buffer: Buffer, name = "things.csv") => {
    await page.locator('input[type="file"]').setInputFiles({ name, mimeType: "text/csv", buffer });
  };
  return { ...opened, ...entity, menu, choose };
}

it("a file is checked, matched by hand and imported; what doesn't fit is listed and downloaded", async () => {
  const { page, at, menu, choose, problems } = await openFiles();
  await menu("Import rows…");
  const dialog = page.getByRole("dialog");
  // Windows-1252, as spreadsheets write it, with semicolons.
  await choose(
    Buffer.from(
      "Name;Price;Level;Starts\r\nCaf\xe9;12,50;Beginner;4.3.2026\r\nBar;a lot;Expert;12/31/2026\r\n",
      "latin1",
    ),
  );
  await dialog.getByText("No column has “Title”").waitFor();
  await waitForFocus(dialog.getByRole("button", { name: "Import" }));
  expect(await dialog.getByLabel("Text encoding").inputValue()).toBe("windows-1252");
  await dialog.getByLabel("Property for Name").selectOption("Title");
  await dialog.getByText("1 row fits. 1 row doesn’t fit").waitFor();
  const list = dialog.getByRole("list", { name: "Rows that don’t fit" });
  await expect
    .poll(() => list.innerText())
    .toBe(
      "Row 3\nPrice: Enter an amount such as 12.50\nStarts: Enter a date such as 2026-03-04\nLevel: Enter one of the options",
    );
  expect(await faults(page)).toEqual([]);
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download the list" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain('3,"Price: Enter an amount such as 12.50"\r\n3,"Starts: Enter a date such as 2026-03-04"');
  await dialog.getByRole("button", { name: "Import 1 row" }).press("Enter");
  await dialog.getByText("1 row added. 1 row left out.").waitFor();
  await waitForFocus(dialog.getByRole("button", { name: "Done" }));
  await dialog.getByRole("button", { name: "Import another file" }).press("Enter");
  await waitForFocus(dialog.getByRole("button", { name: "Choose a file" }));
  // No column has the name of a property.
  await choose(Buffer.from("Course\nDen\n"), "more.csv");
  await dialog.getByLabel("Property for Course").selectOption("Title");
  await dialog.getByRole("button", { name: "Import 1 row" }).press("Enter");
  await dialog.getByText("1 row added.").waitFor();
  await waitForFocus(dialog.getByRole("button", { name: "Done" }));
  await page.keyboard.press("Enter");
  await expect.poll(() => titlesOf(page)).toEqual(["Den", "Café"]);
  expect((await ask(page, "GET", at)).body.items[1].values.price).toBe(1250);
  expect(problems).toEqual([]);
});

it("cells copied in a spreadsheet are pasted, and imported after a preview", async () => {
  const { page, at, menu } = await openFiles();
  await menu("Import rows…");
  const dialog = page.getByRole("dialog");
  await waitForFocus(dialog.getByRole("button", { name: "Choose a file" }));
  expect(await faults(page)).toEqual([]);
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    // As Firefox does while a button has the focus.
    document.body.dispatchEvent(paste);
  }, 'Title\tPrice\tNotes\r\nLatin, Greek\t12,50\t"two\nlines"\r\nBar\ta lot\t\r\n');
  await dialog.getByText("1 row fits. 1 row doesn’t fit").waitFor();
  await waitForFocus(dialog.getByRole("button", { name: "Import" }));
  expect(await dialog.getByLabel("Text encoding").count()).toBe(0);
  expect(await dialog.getByRole("button", { name: "Start over" }).count()).toBe(1);
  await dialog.getByRole("button", { name: "Import 1 row" }).press("Enter");
  await dialog.getByText("1 row added. 1 row left out.").waitFor();
  const { values } = (await ask(page, "GET", at)).body.items[0];
  expect(values).toMatchObject({ title: "Latin, Greek", price: 1250, notes: "two\nlines" });
});

it("an import that a reload cut off continues with the same file, and adds no row twice", async () => {
  const { page, at, menu, choose, name } = await openFiles();
  const lines = Array.from({ length: 9000 }, (_, index) => `Row ${index},"${"x".repeat(60)}"`);
  const file = Buffer.from(`Title,Notes\n${lines.join("\n")}\n`);
  await menu("Import rows…");
  await choose(file);
  // The second piece is lost on the way: the import waits.
  let pieces = 0;
  await page.route(/rows\/import\?dryRun=false/, (route) => ((pieces += 1) === 2 ? route.abort() : route.continue()));
  await page.getByRole("button", { name: "Import 9,000 rows" }).click();
  await page.getByText("The server can’t be reached").waitFor();
  page.once("dialog", (question) => void question.accept());
  await page.reload();
  await page.getByText("was cut off").waitFor();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Continue the import" }).press("Enter");
  await waitForFocus(page.getByRole("button", { name: /Choose “things.csv” again/ }));
  await page.keyboard.press("Escape");
  await waitForFocus(page.getByRole("heading", { level: 1 }));
  await page.getByRole("button", { name: "Continue the import" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Choose “things.csv” again/ })
    .waitFor();
  await choose(file);
  await page.getByRole("button", { name: "Import 9,000 rows" }).click();
  await page.getByText("9,000 rows added.").waitFor();
  const count = await page.evaluate(
    async (address) => (await (await fetch(`${address}.json`)).json()).length as number,
    at,
  );
  expect([name, count]).toEqual([name, 9000]);
});

it("all rows and those that a search finds are exported", async () => {
  const { page, menu } = await openFiles([{ title: "Algebra", price: 1250 }, { title: "Biology" }]);
  const saved = async (item: string) => {
    const download = page.waitForEvent("download");
    await menu(item);
    return readFile(await (await download).path(), "utf8");
  };
  expect(await saved("Export all rows as CSV")).toContain("Algebra,12.50");
  await page.getByRole("searchbox", { name: "Search rows" }).fill("bio");
  await expect.poll(() => titlesOf(page)).toEqual(["Biology"]);
  const found = JSON.parse(await saved("Export the rows found as JSON"));
  expect(found.map((row: { values: { title: string } }) => row.values.title)).toEqual(["Biology"]);
});
