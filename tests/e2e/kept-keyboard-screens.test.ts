import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ask, heroSaying, makePage } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { sendContact } from "./contact-form.ts";
import { makeEntity } from "./data-rows.ts";
import { waitForFocus } from "./focus.ts";
import { asAdmin } from "./sign-in.ts";

const { open, openKept } = useBrowser();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

it("the heading of a screen has the focus although another one stood there while it was loading", async () => {
  const { page, go, problems } = await openKept(asAdmin());
  const { name } = await makeEntity(page);
  const { body } = await ask(page, "GET", `/api/entities/${name}`);
  await go(`/admin/data?search=${name}`);
  const held = Promise.withResolvers<void>();
  await page.route(`**/api/entities/${name}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole("link", { name: body.titlePlural }).press("Enter");
  await page.getByRole("heading", { level: 1 }).and(page.locator(":focus")).waitFor();
  held.resolve();
  await waitForFocus(page.getByRole("heading", { level: 1, name: body.titlePlural }));
  await page.keyboard.press("Shift+Tab");
  await waitForFocus(page.getByRole("main").getByRole("link", { name: "Data" }));
  expect(problems).toEqual([]);
});

it("the keyboard goes to the heading when a dialog is closed that the address has opened", async () => {
  const { page } = await openKept(asAdmin());
  const { name } = await makeEntity(page);
  await page.goto(`/admin/data/${name}?create=`);
  const dialog = page.getByRole("dialog", { name: "New row" });
  await waitForFocus(dialog.getByLabel("Title"));
  await page.keyboard.press("Escape");
  await waitForFocus(page.getByRole("heading", { level: 1 }));
  expect(await dialog.count()).toBe(0);
});

it("the switch that really sends isn't there, and hasn't the focus, before a test run knows its values", async () => {
  const { page, go } = await openKept(asAdmin());
  const name = "Kept keyboard";
  const trigger = { type: "lead" };
  const { body } = await ask(page, "POST", "/api/automations", { name, trigger, steps: [{ type: "stop" }] });
  const held = Promise.withResolvers<void>();
  await page.route("**/api/inbox/entries?*", async (route) => {
    await held.promise;
    await route.continue();
  });
  await go(`/admin/automations/${body.id}`);
  await button(page, "Test run").press("Enter");
  const dialog = page.getByRole("dialog", { name: "Test run" });
  const real = dialog.getByRole("switch", { name: "Send and change for real" });
  await waitForFocus(dialog.getByRole("button", { name: "Cancel" }));
  expect(await real.count()).toBe(0);
  held.resolve();
  await real.waitFor();
  await page.keyboard.press("Escape");
  await waitForFocus(button(page, "Test run"));
  await ask(page, "DELETE", `/api/automations/${body.id}`);
});

it("the keyboard goes to the entry's heading when a reply is closed or discarded", async () => {
  await sendContact("Una Keptkeys", "una@keptkeys.example");
  const { page, go } = await openKept(asAdmin());
  await go("/admin/inbox?search=Keptkeys");
  await page.locator("[data-entry]").press("Enter");
  const heading = page.getByRole("heading", { name: "Una Keptkeys" });
  const text = page.getByRole("form", { name: "Reply" }).getByLabel("Text");
  for (const way of ["Close", "Discard"]) {
    await button(page, "Reply").press("Enter");
    await waitForFocus(text);
    await page.keyboard.type("Hello");
    await button(page, way).press("Enter");
    await waitForFocus(heading);
  }
  expect(await text.count()).toBe(0);
});

it("the keyboard goes to the heading when a page is restored from the archive", async () => {
  const { page, go } = await openKept(asAdmin());
  const id = await makePage(page, "/kept-keyboard-archive", [heroSaying("Archived")]);
  await ask(page, "POST", `/api/pages/${id}/archive`);
  await go(`/admin/pages/${id}`);
  await button(page, "Restore").press("Enter");
  await button(page, "Publish").waitFor();
  await waitForFocus(page.getByRole("heading", { level: 1 }));
  expect(await button(page, "Restore").count()).toBe(0);
});

it("the keyboard stays at the suggestions while others are asked for", async () => {
  const { page, go } = await openKept(asAdmin());
  const id = await makePage(page, "/kept-keyboard-suggestions", [heroSaying("Suggest")]);
  await go(`/admin/pages/${id}?tab=search`);
  await button(page, "Suggest a title").press("Enter");
  await button(page, "Try again").press("Enter");
  await waitForFocus(page.getByRole("region", { name: "Suggested titles" }));
  await page.keyboard.press("Escape");
  await waitForFocus(button(page, "Suggest a title"));
  expect(await page.getByRole("region", { name: "Suggested titles" }).count()).toBe(0);
});

it("the keyboard goes to the first field when one's own changes are discarded for someone else's", async () => {
  const { page, go } = await openKept(asAdmin());
  const { name } = await makeEntity(page);
  const { body } = await ask(page, "GET", `/api/entities/${name}`);
  await go(`/admin/data/${name}/properties`);
  const description = page.getByLabel("Description", { exact: false }).first();
  await description.fill("Mine");
  const changed = { description: "Theirs", revision: body.revision };
  expect((await ask(page, "PATCH", `/api/entities/${body.id}`, changed)).status).toBe(200);
  // Once it is refused, the form reads it; the screen's own reading of it comes later.
  const held = Promise.withResolvers<void>();
  let readings = 0;
  await page.route(/\/api\/entities(?:\/|\?|$)/, async (route) => {
    if (readings > 0 || route.request().method() === "PATCH") readings += 1;
    if (readings > 2) await held.promise;
    await route.continue();
  });
  await button(page, "Save").press("Enter");
  await button(page, "Discard mine").press("Enter");
  await waitForFocus(page.getByLabel("Singular name"));
  expect(await description.inputValue()).toBe("Theirs");
  held.resolve();
  await description.fill("Mine after all");
  // Until then Save is busy.
  await button(page, "Save").click();
  await page.getByText(/ saved$/).waitFor();
  expect((await ask(page, "GET", `/api/entities/${name}`)).body.description).toBe("Mine after all");
});

it("the heading of the answer has the focus once a link for a new password is asked for", async () => {
  const { page, problems } = await open("/forgot-password");
  await page.getByLabel("Email").fill("nobody@keptkeys.example");
  await page.keyboard.press("Enter");
  await waitForFocus(page.getByRole("heading", { level: 1, name: "Check your email" }));
  expect(problems).toEqual([]);
});
