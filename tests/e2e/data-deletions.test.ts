import { expect, it } from "vitest";
import { ask, inToast } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { cellOf, makeEntity } from "./data-rows.ts";
import { asAdmin } from "./sign-in.ts";

const { openKept } = useBrowser();

it("a deletion that was stopped doesn't go on when an earlier one is undone, which waits for it", async () => {
  const rows = Array.from({ length: 210 }, (_, index) => ({ title: `Row ${index}` }));
  const { page, go } = await openKept(asAdmin());
  const { name, at } = await makeEntity(page, rows);
  await go(`/admin/data/${name}`);
  const button = (called: string) => page.getByRole("button", { name: called, exact: true });
  await button("Actions for Row 0").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const undo = inToast(page, /1 row is deleted/, "Undo");
  await undo.hover();
  const [hasLeft, isReleased] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route("**/deletions", async (route) => {
    hasLeft.resolve();
    await isReleased.promise;
    await route.continue();
  });
  const restorations: string[] = [];
  page.on("request", (request) => request.url().endsWith("/restorations") && restorations.push(request.url()));
  await page.getByLabel("Select all rows").check();
  await button("Select all rows found").click();
  await button("Delete all").click();
  await hasLeft.promise;
  await button("Stop").click();
  await undo.click();
  expect(restorations).toEqual([]);
  isReleased.resolve();
  await page.getByText("100 rows are deleted.").waitFor();
  await page.getByText("1 row is back.").waitFor();
  expect((await ask(page, "GET", `${at}?limit=200`)).body.items).toHaveLength(110);
});

it("a row that is selected while others are being deleted stays selected", async () => {
  const { page, go } = await openKept(asAdmin());
  const { name } = await makeEntity(page, [{ title: "Gone" }, { title: "Here" }]);
  await go(`/admin/data/${name}`);
  const [hasLeft, isReleased] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route("**/deletions", async (route) => {
    hasLeft.resolve();
    await isReleased.promise;
    await route.continue();
  });
  await page.getByLabel("Select Gone").check();
  await page.getByRole("button", { name: "Delete row" }).click();
  await hasLeft.promise;
  await page.getByLabel("Select Here").check();
  isReleased.resolve();
  await page.getByText("1 row is deleted.").waitFor();
  await page.getByText("1 row selected").waitFor();
  expect(await page.getByLabel("Select Here").isChecked()).toBe(true);
});

it("a row that someone else has deleted leaves the list once its form says so, with what was typed", async () => {
  const { page, go } = await openKept(asAdmin());
  const { name, at } = await makeEntity(page, [{ title: "Gone" }, { title: "Here" }]);
  const [{ id }] = (await ask(page, "GET", `${at}?search=Gone`)).body.items;
  await go(`/admin/data/${name}?row=${id}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Notes").fill("Typed");
  await ask(page, "DELETE", `${at}/${id}`);
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Row not found").waitFor();
  await expect.poll(() => page.locator("[role=row]", { hasText: "Gone" }).count()).toBe(0);
  await page.locator("[role=row]", { hasText: "Here" }).waitFor();
  expect(await dialog.getByLabel("Notes").inputValue()).toBe("Typed");
});

it("a value for a row that someone else has deleted is repeated in the message", async () => {
  const { page, go } = await openKept(asAdmin());
  const { name, at } = await makeEntity(page, [{ title: "Gone" }, { title: "Here" }]);
  const [{ id }] = (await ask(page, "GET", `${at}?search=Gone`)).body.items;
  await go(`/admin/data/${name}`);
  await cellOf(page, "Gone", 1).dblclick();
  await ask(page, "DELETE", `${at}/${id}`);
  await page.keyboard.type("What I typed");
  await page.keyboard.press("Enter");
  const message = page.getByText("isn’t saved.");
  expect(await message.innerText()).toBe("Title “What I typed” isn’t saved. Row not found");
});
