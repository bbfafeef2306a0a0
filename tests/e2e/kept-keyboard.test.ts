import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ask, heroSaying, makePage, pressInToast } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { makeEntity, titlesOf } from "./data-rows.ts";
import { headingSaying, openEditor } from "./editor-verbs.ts";
import { waitForFocus } from "./focus.ts";
import { asAdmin } from "./sign-in.ts";

const { openKept } = useBrowser();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

it("the keyboard stays at the end of a list whose last part was loaded", async () => {
  const { page, go, problems } = await openKept(asAdmin());
  const rows = Array.from({ length: 51 }, (_, index) => ({ title: `Row ${index}` }));
  const { name } = await makeEntity(page, rows);
  await go(`/admin/data/${name}`);
  await button(page, "Load more").press("Enter");
  await expect.poll(async () => (await titlesOf(page)).at(-1)).toBe("Row 50");
  await waitForFocus(page.getByText("End of list"));
  await page.keyboard.press("Shift+Tab");
  expect(await page.evaluate(() => document.activeElement?.closest('[role="grid"]') !== null)).toBe(true);
  expect(problems).toEqual([]);
});

it("the keyboard goes back to the setting that was changed once it is saved or discarded", async () => {
  const { page, go } = await openKept(asAdmin());
  // Other files read the stored settings.
  await page.route("**/api/settings", async (route) => {
    if (route.request().method() === "GET") return route.continue();
    const saved = (await ask(page, "GET", "/api/settings")).body;
    return route.fulfill({ json: { ...saved, ...route.request().postDataJSON() } });
  });
  await go("/admin/settings");
  const tone = page.getByLabel("Tone");
  await tone.fill("Calm");
  await button(page, "Save changes").press("Enter");
  await page.getByText("Every page shows it now").waitFor();
  await waitForFocus(tone);
  await page.keyboard.type(" and plain");
  await button(page, "Discard").press("Enter");
  await waitForFocus(tone);
  expect(await tone.inputValue()).toBe("Calm");
});

it("the keyboard goes into the fields of a further tag, and back to the button that opens them", async () => {
  const { page, go } = await openKept(asAdmin());
  const id = await makePage(page, "/kept-keyboard", [heroSaying("Tags")]);
  await go(`/admin/pages/${id}?tab=search`);
  const add = button(page, "Add tag");
  await add.press("Enter");
  await waitForFocus(page.getByLabel("Name", { exact: true }));
  await button(page, "Cancel").press("Enter");
  await waitForFocus(add);
  await add.press("Enter");
  await waitForFocus(page.getByLabel("Name", { exact: true }));
  await page.keyboard.type("author");
  await page.getByLabel("Value").fill("Ada");
  await page.keyboard.press("Enter");
  await waitForFocus(add);
  await button(page, "Remove author").press("Enter");
  await waitForFocus(add);
  await pressInToast(page, /author removed/, "Undo");
  await button(page, "Remove author").waitFor();
  expect((await ask(page, "GET", `/api/pages/${id}/draft`)).status).toBe(200);
});

it("the keyboard goes with a problem of the page to the tab that it leads to, and stays there on the way back", async () => {
  const { page, go } = await openKept(asAdmin());
  const id = await makePage(page, "/kept-problems", [heroSaying("Problems")]);
  await go(`/admin/pages/${id}?tab=problems`);
  await page.getByRole("button", { name: /no description/ }).press("Enter");
  await waitForFocus(page.getByRole("tab", { name: "Search & sharing" }));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.goBack();
  await waitForFocus(page.getByRole("tab", { name: "Problems" }));
  expect(await page.getByRole("tabpanel", { name: "Problems" }).count()).toBe(1);
});

it("the keyboard goes to the first field of a form whose entries are discarded", async () => {
  const { page, go } = await openKept(asAdmin());
  await go("/admin/plans/new");
  const form = page.getByRole("form", { name: "New plan" });
  await form.getByLabel("Name").fill("Half a plan");
  await form.getByRole("button", { name: "Discard" }).press("Enter");
  await waitForFocus(form.getByLabel("Name"));
  expect(await form.getByLabel("Name").inputValue()).toBe("");
});

it("the keyboard goes to the next filter when one is removed, and to the heading after the last", async () => {
  const { page, go } = await openKept(asAdmin());
  const { name } = await makeEntity(page, [{ title: "Algebra", level: "Beginner", price: "3" }]);
  await go(`/admin/data/${name}?filter[level]=Beginner&filter[price][gte]=2`);
  const remove = page.getByRole("group", { name: "Active filters" }).getByRole("button", { name: /^Remove \w+ is/ });
  await expect.poll(() => remove.count()).toBe(2);
  await remove.first().press("Enter");
  await expect.poll(() => remove.count()).toBe(1);
  await waitForFocus(remove);
  await page.keyboard.press("Enter");
  await waitForFocus(page.getByRole("heading", { level: 1 }));
  expect(await remove.count()).toBe(0);
});

it("the keyboard stays on the screen when a refused upload is dismissed", async () => {
  const { page, go } = await openKept(asAdmin());
  await go("/admin/media");
  const files = ["one.txt", "two.txt"].map((name) => ({ name, mimeType: "text/plain", buffer: Buffer.from("text") }));
  await page.locator('main input[type="file"]').setInputFiles(files);
  await button(page, "Dismiss two.txt").waitFor();
  await button(page, "Dismiss one.txt").press("Enter");
  await waitForFocus(button(page, "Dismiss two.txt"));
  await page.keyboard.press("Enter");
  await waitForFocus(page.getByRole("heading", { level: 1 }));
  expect(await page.getByRole("list", { name: "Uploads" }).count()).toBe(0);
});

it("the keyboard goes into a group of fields that is added to a block, and back when it is removed", async () => {
  const { page, canvas, dialog } = await openEditor(openKept, [headingSaying("Groups")]);
  await canvas.getByRole("button", { name: "Heading, 1 of 1" }).focus();
  await page.keyboard.press("Enter");
  const form = dialog("Edit Heading");
  const add = form.getByRole("button", { name: "Add top text", exact: true });
  await add.press("Enter");
  const group = form.getByRole("group", { name: "Top text", exact: true });
  await waitForFocus(group.getByRole("textbox").first());
  await group.getByRole("button", { name: "Remove top text", exact: true }).press("Enter");
  await waitForFocus(add);
  expect(await group.count()).toBe(0);
});

it("the keyboard stays at a field whose picture is removed", async () => {
  const { page, go } = await openKept(asAdmin());
  await go("/admin/settings?tab=design");
  const logo = page.getByRole("group", { name: "Logo", exact: true });
  await logo.getByRole("textbox").fill("/landing/logo.svg");
  await logo.getByRole("button", { name: "Remove picture" }).press("Enter");
  await waitForFocus(logo.getByRole("button", { name: "Choose picture" }));
  expect(await logo.getByRole("textbox").inputValue()).toBe("");
});

it("the keyboard stays on the screen when a plan goes to the archive and comes back", async () => {
  const { page, go } = await openKept(asAdmin());
  const { body } = await ask(page, "POST", "/api/plans", { name: "Kept keyboard", prices: [] });
  await go("/admin/plans");
  await button(page, "Actions for Kept keyboard").press("Enter");
  await page.getByRole("menuitem", { name: "Archive" }).press("Enter");
  const archived = page.getByRole("list", { name: "Archived plans" }).getByRole("listitem", { name: "Kept keyboard" });
  const restore = archived.getByRole("button", { name: "Restore" });
  await restore.waitFor();
  await waitForFocus(page.getByRole("heading", { level: 1 }));
  await restore.press("Enter");
  await archived.waitFor({ state: "detached" });
  await waitForFocus(page.getByRole("heading", { level: 1 }));
  await ask(page, "PATCH", `/api/plans/${body.id}`, { isArchived: true });
  expect(await archived.count()).toBe(0);
});
