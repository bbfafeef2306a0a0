import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ask, inToast } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { makeEntity } from "./data-rows.ts";
import { waitForFocus } from "./focus.ts";
import { asAdmin } from "./sign-in.ts";

const { openKept } = useBrowser();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: 0 };
    return top >= 0 && bottom <= window.innerHeight;
  });

it("the keyboard goes into prices and features that are added, and to the next one when one is removed", async () => {
  const { page, go, problems } = await openKept(asAdmin());
  await go("/admin/plans/new");
  const intervals = page.getByRole("list", { name: "Prices" }).getByLabel("Interval");
  await button(page, "Add price").press("Enter");
  await waitForFocus(intervals.nth(1));
  await button(page, "Remove price 1").press("Enter");
  await waitForFocus(intervals);
  await button(page, "Remove price 1").press("Enter");
  await waitForFocus(button(page, "Add price"));
  for (const number of [1, 2]) {
    await button(page, "Add feature").press("Enter");
    await waitForFocus(page.getByLabel(`Kind of feature ${number}`));
  }
  await button(page, "Remove feature 2").press("Enter");
  await waitForFocus(page.getByLabel("Kind of feature 1"));
  await button(page, "Remove feature 1").press("Enter");
  await waitForFocus(button(page, "Add feature"));
  await button(page, "Discard").press("Enter");
  expect(problems).toEqual([]);
});

it("the keyboard stays among the rules of a coupon", async () => {
  const { page, go } = await openKept(asAdmin());
  await go("/admin/plans/coupons/new");
  const rules = page.getByRole("list", { name: "Rules" }).getByLabel("Discount");
  await button(page, "Add rule").press("Enter");
  await waitForFocus(rules.nth(1));
  await button(page, "Remove rule 2").press("Enter");
  await waitForFocus(rules);
  await button(page, "Discard").press("Enter");
  expect(await rules.count()).toBe(1);
});

it("the keyboard stays among an automation's steps and their rules, fields and values", async () => {
  const { page, go } = await openKept(asAdmin());
  await go("/admin/automations/new");
  const add = async (step: string) => {
    await button(page, "Add a step at the beginning").press("Enter");
    await page.getByRole("menuitem", { name: step }).press("Enter");
    await waitForFocus(
      page
        .getByRole("listitem", { name: /^step 1/ })
        .locator("[aria-expanded]")
        .first(),
    );
  };
  const remove = async () => {
    await button(page, "Actions for step 1").press("Enter");
    await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  };
  await add("Condition");
  await button(page, "Add rule").press("Enter");
  await waitForFocus(page.getByLabel("Value of rule 2"));
  await button(page, "Remove rule 2").press("Enter");
  await waitForFocus(page.getByLabel("Value of rule 1"));
  await remove();
  await waitForFocus(button(page, "Add a step at the beginning"));
  await add("Add or change a row");
  await button(page, "Add property").press("Enter");
  await waitForFocus(page.getByLabel("Property 1"));
  await button(page, "Remove property 1").press("Enter");
  await waitForFocus(button(page, "Add property"));
  await add("Ask the AI model");
  await button(page, "Add field").press("Enter");
  await waitForFocus(page.getByRole("group", { name: "What it fills in" }).getByLabel("Name"));
  await button(page, "Remove field 1").press("Enter");
  await waitForFocus(button(page, "Add field"));
  await remove();
  await waitForFocus(page.getByRole("button", { name: /^1. Add or change a row/ }));
  await add("Stop");
  await page.keyboard.press("Control+z");
  await waitForFocus(page.getByRole("button", { name: /^1. Add or change a row/ }));
  await button(page, "Discard").press("Enter");
  expect(await page.getByRole("listitem", { name: /^step/ }).count()).toBe(0);
});

it("the keyboard goes to a property that is restored; discarding shows the field that it goes to", async () => {
  const { page, go } = await openKept(asAdmin());
  const { name } = await makeEntity(page);
  await go(`/admin/data/${name}/properties`);
  await button(page, "Remove Notes").press("Enter");
  await button(page, "Restore Notes").press("Enter");
  await waitForFocus(page.getByRole("listitem", { name: "Notes" }).locator("[aria-expanded]"));
  await button(page, "Discard").press("Enter");
  await waitForFocus(page.getByLabel("Singular name"));
  await expect.poll(() => isFocusSeen(page)).toBe(true);
});

it("the keyboard goes on in the table when selected rows are deleted or no longer selected", async () => {
  const { page, go } = await openKept(asAdmin());
  const { name } = await makeEntity(page, [{ title: "One" }, { title: "Two" }]);
  await go(`/admin/data/${name}`);
  const boxOf = (row: string) => page.getByRole("checkbox", { name: `Select ${row}` });
  await boxOf("One").press("Space");
  await button(page, "Clear selection").press("Enter");
  await waitForFocus(boxOf("One"));
  await page.keyboard.press("Space");
  await button(page, "Delete row").press("Enter");
  await page.getByRole("row", { name: "One" }).waitFor({ state: "detached" });
  await waitForFocus(boxOf("Two"));
  expect(await boxOf("Two").isChecked()).toBe(false);
});

it("what can be done with selected rows stays in view far down a list, and covers no row that the keyboard goes to", async () => {
  const { page, go } = await openKept(asAdmin());
  await page.setViewportSize({ width: 1024, height: 400 });
  const titles = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];
  const { name } = await makeEntity(
    page,
    titles.map((title) => ({ title })),
  );
  await go(`/admin/data/${name}`);
  await page.getByRole("checkbox", { name: "Select Nine" }).press("Space");
  const bar = page.getByRole("group", { name: "Selected rows" });
  const edges = (one: typeof bar) => one.evaluate((element) => element.getBoundingClientRect().toJSON());
  await expect.poll(async () => (await edges(bar)).top).toBeGreaterThanOrEqual(0);
  expect((await edges(bar)).bottom).toBeLessThan(400);
  for (const _row of titles.slice(2)) await page.keyboard.press("ArrowUp");
  const two = page.getByRole("checkbox", { name: "Select Two" });
  await waitForFocus(two);
  expect((await edges(two)).top).toBeGreaterThanOrEqual((await edges(bar)).bottom);
});

it("the outline of the area that the keyboard goes to is seen whole where the areas scroll", async () => {
  const { page, go } = await openKept(asAdmin());
  await page.setViewportSize({ width: 1280, height: 500 });
  await go("/admin/pages");
  await page.getByRole("heading", { name: "Pages", exact: true }).waitFor();
  // A key ends what takes the focus to the heading.
  await page.keyboard.press("Shift");
  const areas = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await areas.first().focus();
  const spaceBelow = (link: Element) =>
    (link.closest(".overflow-y-auto")?.getBoundingClientRect().bottom ?? NaN) - link.getBoundingClientRect().bottom;
  const count = await areas.count();
  for (let index = 1; index < count; index += 1) {
    await page.keyboard.press("Tab");
    await waitForFocus(areas.nth(index));
    await expect.poll(() => areas.nth(index).evaluate(spaceBelow)).toBeGreaterThanOrEqual(4);
  }
});

it("the fields of a dialog are seen whole in a low window, and the first one when Tab goes round to it", async () => {
  const { page, go } = await openKept(asAdmin());
  await page.setViewportSize({ width: 320, height: 256 });
  const { name } = await makeEntity(page);
  await go(`/admin/data/${name}?create=`);
  const dialog = page.getByRole("dialog", { name: "New row" });
  const first = dialog.getByLabel("Title");
  await waitForFocus(first);
  await dialog.getByLabel("Price").focus();
  const isWhole = (field: Element) => {
    const { left, top, bottom } = field.getBoundingClientRect();
    return [top + 2, bottom - 2].every((at) => document.elementFromPoint(left + 20, at) === field);
  };
  await expect.poll(() => dialog.getByLabel("Price").evaluate(isWhole)).toBe(true);
  await dialog.getByLabel("Notes").focus();
  await expect.poll(() => first.evaluate((field) => field.getBoundingClientRect().bottom)).toBeLessThan(0);
  await dialog.getByRole("button", { name: "Close" }).press("Tab");
  await waitForFocus(first);
  await expect.poll(() => isFocusSeen(page)).toBe(true);
});

it("the keyboard goes to the next filter of the inbox when one is removed, and to the heading after the last", async () => {
  const { page, go } = await openKept(asAdmin());
  await go("/admin/inbox?kind=lead&assignee=none");
  const remove = page.getByRole("group", { name: "Active filters" }).getByRole("button", { name: /^Remove (?!all)/ });
  await expect.poll(() => remove.count()).toBe(2);
  await remove.first().press("Enter");
  await expect.poll(() => remove.count()).toBe(1);
  await waitForFocus(remove);
  await page.keyboard.press("Enter");
  await waitForFocus(heading(page));
  expect(await remove.count()).toBe(0);
});

it("the keyboard goes to the heading when the last invitation, a deleted entity or an automation's row goes", async () => {
  const { page, go } = await openKept(asAdmin());
  const place = "kept-keyboard-lists";
  await ask(page, "POST", "/api/tenants", { title: "Lists", name: place });
  await ask(page, "POST", `/api/tenants/${place}/invitations`, { email: "last@example.org", role: "owner" });
  await go(`/admin/organisations/${place}`);
  await button(page, "Revoke the invitation for last@example.org").press("Enter");
  await page.getByRole("table", { name: "Pending invitations" }).waitFor({ state: "detached" });
  await waitForFocus(heading(page));

  const steps = [{ type: "stop" }];
  await ask(page, "POST", "/api/automations", { name: "Short-lived", trigger: { type: "lead" }, steps });
  await go("/admin/automations");
  await button(page, "Actions for Short-lived").press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  await button(page, "Delete automation").press("Enter");
  await button(page, "Actions for Short-lived").waitFor({ state: "detached" });
  await waitForFocus(heading(page));

  const { name } = await makeEntity(page);
  const { body } = await ask(page, "GET", `/api/entities/${name}`);
  await ask(page, "DELETE", `/api/entities/${body.id}`, { name });
  await go("/admin/data");
  await button(page, `Restore ${body.titlePlural}`).press("Enter");
  await button(page, `Restore ${body.titlePlural}`).waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
});

it("the keyboard goes back to where it was when a message's button is pressed", async () => {
  const { page, go } = await openKept(asAdmin());
  const name = "Kept Keyboard";
  await ask(page, "POST", "/api/authors", { name });
  await go("/admin/authors");
  await button(page, `Actions for ${name}`).press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  await button(page, `Actions for ${name}`).waitFor({ state: "detached" });
  const search = page.getByRole("searchbox", { name: "Search authors" });
  await search.focus();
  const undo = inToast(page, new RegExp(name), "Undo");
  await undo.press("Enter");
  await button(page, `Actions for ${name}`).waitFor();
  await waitForFocus(search);
  await expect.poll(() => undo.count()).toBe(0);
});
