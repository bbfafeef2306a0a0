import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ask } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { asAdmin } from "./sign-in.ts";

const { openBlank } = useBrowser();

const add = async (page: Page, where: string, step: string) => {
  await page
    .getByRole("button", { name: `Add a step ${where}`, exact: true })
    .last()
    .click();
  await page.getByRole("menuitem", { name: step }).click();
};
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

it("an automation is put together, undone, kept in the tab, saved and tried without sending", async () => {
  const { page, go, problems } = await openBlank(asAdmin({ reducedMotion: "reduce" }));
  await go("/admin/automations");
  await page.getByRole("link", { name: "Add automation" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Follow up big leads");
  await add(page, "at the beginning", "Condition");
  await page.getByLabel("Value of rule 1").selectOption({ label: "Lead: Number of students" });
  await page.getByLabel("Comparison of rule 1").selectOption("above");
  await page.getByLabel("Compared with, in rule 1").fill("100");
  await add(page, "at the beginning of “If so”", "Send an email");
  const subject = page.getByRole("textbox", { name: "Subject" });
  await subject.fill("A big lead: ");
  await page.getByRole("button", { name: "Insert a value into Subject" }).click();
  await page.getByRole("menuitem", { name: "Lead: First name" }).click();
  await expect.poll(() => subject.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.type("!");
  expect(await subject.inputValue()).toBe("A big lead: {{lead.firstName}}!");
  await page.getByRole("textbox", { name: "Text" }).fill("{{lead.answers}}");
  await add(page, "after step 1", "Wait");
  expect(await faults(page)).toEqual([]);
  // By keyboard: the step and its focus move, and undo takes it back.
  await expect.poll(() => focused(page)).toContain("Wait");
  await page.keyboard.press("Alt+ArrowUp");
  await page.getByRole("listitem", { name: "step 1: Wait" }).waitFor();
  await expect.poll(() => focused(page)).toContain("Wait");
  await page.keyboard.press("Control+z");
  await page.getByRole("listitem", { name: "step 3: Wait" }).waitFor();
  // What was entered outlives the document.
  await page.reload();
  await page.getByRole("listitem", { name: "step 3: Wait" }).waitFor();
  await page.getByRole("button", { name: "Add automation" }).click();
  await page.getByText("“Follow up big leads” saved").waitFor();

  await page.getByRole("button", { name: "Test run" }).click();
  const dialog = page.getByRole("dialog", { name: "Test run" });
  const real = dialog.getByRole("switch", { name: "Send and change for real" });
  await dialog.getByText("nothing is sent or changed").waitFor();
  await real.check();
  await dialog.getByText("Every step is carried out").waitFor();
  await real.uncheck();
  await dialog.getByLabel("For", { exact: true }).selectOption({ label: "Values that I enter" });
  await dialog.getByLabel("First name").fill("Ada");
  await dialog.getByLabel("Number of students").fill("250");
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Run test" }).click();
  await page.waitForURL(/\/admin\/executions\//);
  const mail = page.getByRole("listitem", { name: "step 2: Send an email" });
  await mail.getByText("Done", { exact: true }).waitFor();
  await page.getByText("Test run", { exact: true }).waitFor();
  await mail.getByText("A big lead: Ada!").waitFor();
  expect(await faults(page)).toEqual([]);
  const again = await page.getByRole("button", { name: /^Run again/ }).all();
  expect(await Promise.all(again.map((one) => one.innerText()))).toEqual(["Run again", "", ""]);
  await page.getByRole("button", { name: "Run again from step 3" }).click();
  await page.goBack();
  expect(problems).toEqual([]);
});

it("what is missing is said at its field, and someone else's change is joined", async () => {
  const { page, go } = await openBlank(asAdmin({ reducedMotion: "reduce" }));
  const steps = [{ type: "mail", subject: "", text: "Hello" }];
  const made = await ask(page, "POST", "/api/automations", { name: "Gaps", trigger: { type: "lead" }, steps });
  await go(`/admin/automations/${made.body.id}`);
  await page.getByLabel("Switched on").check();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Enter a subject").waitFor();
  const subject = page.getByRole("textbox", { name: "Subject" });
  await expect.poll(() => subject.evaluate((one) => one === document.activeElement)).toBe(true);
  await subject.fill("News");
  const theirs = { trigger: { type: "subscriber" }, version: made.body.version };
  await ask(page, "PATCH", `/api/automations/${made.body.id}`, theirs);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Someone else has saved this automation in the meantime.").waitFor();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("“Gaps” saved").waitFor();
  const { body } = await ask(page, "GET", `/api/automations/${made.body.id}`);
  expect(body).toMatchObject({ isEnabled: true, trigger: { type: "subscriber" }, steps: [{ subject: "News" }] });

  // What is entered while a slow line saves is left for the next time.
  const isEntered = Promise.withResolvers<void>();
  await page.route("**/api/automations/*", (route) => isEntered.promise.then(() => route.continue()), { times: 1 });
  await page.getByRole("listitem", { name: "step 1: Send an email" }).getByRole("button").first().click();
  await subject.fill("Sent");
  await page.getByRole("button", { name: "Save" }).click();
  await subject.fill("Entered since");
  const isSaved = page.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.ok());
  isEntered.resolve();
  await isSaved;
  await page.getByRole("button", { name: "Save", exact: true }).and(page.locator(":not([aria-busy=true])")).waitFor();
  expect(await subject.inputValue()).toBe("Entered since");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.poll(() => subject.inputValue()).toBe("Sent");

  // So it is when the answer is that someone else was first.
  const isWritten = Promise.withResolvers<void>();
  await page.route("**/api/automations/*", (route) => isWritten.promise.then(() => route.continue()), { times: 1 });
  await subject.fill("Mine");
  await page.getByRole("button", { name: "Save" }).click();
  await subject.fill("Mine, and more");
  const { version } = (await ask(page, "GET", `/api/automations/${made.body.id}`)).body;
  await ask(page, "PATCH", `/api/automations/${made.body.id}`, { trigger: { type: "lead" }, version });
  isWritten.resolve();
  await page.getByText("Someone else has saved this automation in the meantime.").waitFor();
  expect(await subject.inputValue()).toBe("Mine, and more");
  await page.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(async () => (await ask(page, "GET", `/api/automations/${made.body.id}`)).body)
    .toMatchObject({ trigger: { type: "lead" }, steps: [{ subject: "Mine, and more" }] });
  await page.getByRole("button", { name: "Save", exact: true }).and(page.locator(":not([aria-busy=true])")).waitFor();

  // A name and a switch that others have changed meanwhile stay as they are.
  await ask(page, "PATCH", `/api/automations/${made.body.id}`, { name: "Renamed", isEnabled: false });
  await subject.fill("Other news");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("“Renamed” saved").waitFor();
  const joined = (await ask(page, "GET", `/api/automations/${made.body.id}`)).body;
  expect(joined).toMatchObject({ name: "Renamed", isEnabled: false, steps: [{ subject: "Other news" }] });
  await ask(page, "PATCH", `/api/automations/${made.body.id}`, { name: "Gaps", isEnabled: true });

  await go("/admin/automations");
  await page.getByRole("button", { name: "Actions for Gaps" }).click();
  await page.getByRole("menuitem", { name: "Switch off" }).click();
  await page.getByText("“Gaps” is off.").waitFor();
  await page.getByRole("button", { name: "Actions for Gaps" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete automation" }).click();
  await page.getByText("“Gaps” deleted").waitFor();
});

it("can be used on a phone in the dark", async () => {
  const { page, go } = await openBlank(
    asAdmin({ reducedMotion: "reduce", colorScheme: "dark", viewport: { width: 390, height: 844 } }),
  );
  const steps = [{ type: "condition", rules: [{ field: "lead.email", is: "filled" }], else: [{ type: "stop" }] }];
  const made = await ask(page, "POST", "/api/automations", { name: "Small", trigger: { type: "lead" }, steps });
  for (const path of [`/admin/automations/${made.body.id}`, "/admin/automations", "/admin/executions"]) {
    await go(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
});

it("an execution's page shows what happens to it elsewhere, without a reload", async () => {
  const { page, go, problems } = await openBlank(asAdmin({ reducedMotion: "reduce" }));
  const steps = [{ type: "wait", hours: 1 }, { type: "stop" }];
  const made = await ask(page, "POST", "/api/automations", { name: "Later", trigger: { type: "manual" }, steps });
  const run = await ask(page, "POST", `/api/automations/${made.body.id}/run`, { entry: { email: "ada@example.org" } });
  await go(`/admin/executions/${run.body.id}`);
  await page.getByRole("listitem", { name: "step 1: Wait" }).getByText("Waiting", { exact: true }).waitFor();
  // What a reload would lose.
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await ask(page, "POST", `/api/executions/${run.body.id}/cancel`);
  await page.getByText("Cancelled", { exact: true }).first().waitFor();
  expect(await page.evaluate(() => "isSamePage" in globalThis)).toBe(true);
  expect(problems).toEqual([]);
});

it("how many executions a replay runs is said before it begins", async () => {
  const { page, go } = await openBlank(asAdmin({ reducedMotion: "reduce" }));
  const { body } = await ask(page, "POST", "/api/automations", {
    name: "Replayed",
    trigger: { type: "manual" },
    steps: [{ type: "stop" }],
  });
  const start = () => ask(page, "POST", `/api/automations/${body.id}/run`, { entry: {} });
  await Promise.all([start(), start()]);
  await go(`/admin/executions?automation=${body.id}`);
  await page.getByRole("button", { name: "Run again" }).click();
  const dialog = page.getByRole("dialog", { name: "Run executions again" });
  await dialog.getByText("No execution matches.").waitFor();
  const run = dialog.getByRole("button", { name: "Run again" });
  expect(await run.getAttribute("aria-disabled")).toBe("true");
  await dialog.getByLabel("Which").selectOption("done");
  // Those that end while the dialog is open are counted too.
  await dialog.getByText("2 executions will run again.").waitFor();
  const since = dialog.getByLabel("Began after");
  const chosen = await since.inputValue();
  await since.fill("2020-01-01T10:00");
  await dialog.getByLabel("Began before").fill("2020-01-02T10:00");
  await dialog.getByText("No execution matches.").waitFor();
  for (const unfinished of ["", "20266-01-02T10:00"]) {
    await dialog.getByLabel("Began before").fill(unfinished);
    expect(await run.getAttribute("data-tooltip")).toBe("Enter both dates with their times");
  }
  await dialog.getByLabel("Began before").fill("2099-01-02T10:00");
  await since.fill(chosen);
  await dialog.getByText("2 executions will run again.").waitFor();
  await run.click();
  await page.getByRole("status").filter({ hasText: "2 executions run again." }).waitFor();
});

it("an editor sees why an automation can't be changed, and isn't offered a new one", async () => {
  const { page, go, problems } = await openBlank(asAdmin({ reducedMotion: "reduce" }));
  const made = await ask(page, "POST", "/api/automations", { name: "Theirs", trigger: { type: "lead" }, steps: [] });
  const invited = await ask(page, "POST", "/api/invitations", { email: "eda@example.org", role: "editor" });
  await page.context().clearCookies();
  const { pathname, search } = new URL(invited.body.url);
  await go(pathname + search);
  await page.getByLabel("Name").fill("Eda");
  const password = page.getByLabel("Password").first();
  await password.fill("correct horse battery 2");
  await password.press("Enter");
  await page.waitForURL(/\/admin/);
  await go(`/admin/automations/${made.body.id}`);
  await page.getByText("Only administrators can change automations.").waitFor();
  expect(await page.getByLabel("Name", { exact: true }).isDisabled()).toBe(true);
  expect(await faults(page)).toEqual([]);
  await go("/admin/automations/new");
  await page.waitForURL(/\/admin\/automations$/);
  expect(problems).toEqual([]);
});
