import { expect, it } from "vitest";
import { ask, inToast, makePage } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { makeEntity } from "./data-rows.ts";
import { waitForFocus } from "./focus.ts";
import { asAdmin } from "./sign-in.ts";

const { openKept } = useBrowser();

it("a problem of an imported theme is reported at its text, which gets the focus", async () => {
  const { page, go } = await openKept(asAdmin());
  await go("/admin/settings?tab=design");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Import theme" });
  const text = dialog.getByLabel("Or its text");
  await text.fill("no theme");
  await dialog.getByRole("button", { name: "Import", exact: true }).press("Enter");
  await waitForFocus(text);
  expect(await text.getAttribute("aria-invalid")).toBe("true");
});

it("a filter without a value is reported at its field, which gets the focus", async () => {
  const { page, go } = await openKept(asAdmin());
  const { name } = await makeEntity(page, [{ title: "Algebra" }]);
  await go(`/admin/data/${name}`);
  await page.getByRole("button", { name: "Filters" }).press("Enter");
  const form = page.getByRole("form", { name: "Filters" });
  await form.getByRole("button", { name: "Show rows" }).press("Enter");
  await waitForFocus(form.getByRole("textbox", { name: "Value of Title" }));
  expect(await form.getByText("Enter a value").count()).toBe(1);
});

it("a view without a name is reported at its field, which gets the focus", async () => {
  const { page, go } = await openKept(asAdmin());
  const { name } = await makeEntity(page, [{ title: "Algebra" }]);
  await go(`/admin/data/${name}`);
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByRole("menuitem", { name: "Save as view…" }).click();
  const dialog = page.getByRole("dialog", { name: "Save as view" });
  await dialog.getByRole("button", { name: "Save view" }).press("Enter");
  await waitForFocus(dialog.getByLabel("Name"));
  expect(await dialog.getByLabel("Name").getAttribute("aria-invalid")).toBe("true");
});

it("a view that someone deletes while it is being renamed leaves the dialog with the new name", async () => {
  const { page, go } = await openKept(asAdmin());
  const { name } = await makeEntity(page, [{ title: "Algebra" }]);
  const settings = { sort: "", search: "", filters: [], columns: [] };
  await ask(page, "POST", `/api/entities/${name}/views`, { title: "Dear", isShared: true, settings });
  await go(`/admin/data/${name}`);
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByRole("menuitemradio", { name: "Dear" }).click();
  await page.getByRole("button", { name: "Dear" }).click();
  await page.getByRole("menuitem", { name: "Change name or sharing…" }).click();
  const dialog = page.getByRole("dialog", { name: "Change view" });
  await dialog.getByLabel("Name").fill("Cheap");
  const [{ id }] = (await ask(page, "GET", `/api/entities/${name}/views`)).body.items;
  await ask(page, "DELETE", `/api/entities/${name}/views/${id}`);
  await page.evaluate(() => void window.dispatchEvent(new Event("visibilitychange")));
  await page.locator("main button", { hasText: /^Views$/ }).waitFor();
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("View not found").waitFor();
  expect(await dialog.getByLabel("Name").inputValue()).toBe("Cheap");
});

it("a message above a dialog is answered without closing it", async () => {
  const { page } = await openKept(asAdmin());
  const path = `/told-${crypto.randomUUID()}`;
  await makePage(page, path, []);
  await page.goto("/admin/pages");
  await page.getByRole("button", { name: `Actions for Test ${path}` }).click();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  const undo = inToast(page, /archived/, "Undo");
  // A message under the pointer stays.
  await undo.hover();
  await page.getByRole("button", { name: "Create page" }).press("Enter");
  const title = page.getByRole("dialog", { name: "Create page" }).getByLabel("Title", { exact: true });
  await title.fill("Kept");
  await undo.click();
  await page.locator("[data-sonner-toast]", { hasText: "restored" }).waitFor();
  expect(await title.inputValue()).toBe("Kept");
});
