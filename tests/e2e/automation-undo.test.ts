import { expect, it } from "vitest";
import { ask } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { asAdmin } from "./sign-in.ts";

const { openBlank } = useBrowser();

it("undo reverts no change that someone else has saved", async () => {
  const { page, go } = await openBlank(asAdmin({ reducedMotion: "reduce" }));
  const steps = [{ type: "mail", subject: "News", text: "Hello" }];
  const made = await ask(page, "POST", "/api/automations", { name: "Undone", trigger: { type: "lead" }, steps });
  const address = `/api/automations/${made.body.id}`;
  const stored = async () => (await ask(page, "GET", address)).body;
  const theirs = async (type: string) =>
    ask(page, "PATCH", address, { trigger: { type }, version: (await stored()).version });
  await go(`/admin/automations/${made.body.id}`);
  await page.getByRole("listitem", { name: "step 1: Send an email" }).getByRole("button").first().click();
  const subject = page.getByRole("textbox", { name: "Subject" });
  const save = page.getByRole("button", { name: "Save", exact: true });
  const undo = page.getByRole("button", { name: "Undo", exact: true });

  // Their change is joined with one that could be undone.
  await subject.fill("Mine");
  await theirs("subscriber");
  await save.click();
  await page.getByText("Someone else has saved this automation in the meantime.").waitFor();
  expect(await undo.isDisabled()).toBe(true);
  await save.click();
  await page.getByText("“Undone” saved").waitFor();
  expect(await stored()).toMatchObject({ trigger: { type: "subscriber" }, steps: [{ subject: "Mine" }] });

  // One's own save leaves what can be undone; what is read again after it, because someone else has saved, doesn't.
  await subject.fill("Later");
  await save.click();
  await expect.poll(async () => (await stored()).steps[0].subject).toBe("Later");
  await expect.poll(() => undo.isEnabled()).toBe(true);
  await theirs("lead");
  const readAgain = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
    return page.getByLabel("Trigger").inputValue();
  };
  await expect.poll(readAgain).toBe("lead");
  expect(await undo.isDisabled()).toBe(true);
});

it("a row's step isn't saved with two values of one name: one would be lost", async () => {
  const { page, go } = await openBlank(asAdmin({ reducedMotion: "reduce" }));
  const steps = [{ type: "row", entity: "rooms", values: { seats: "1", name: "2" } }];
  const made = await ask(page, "POST", "/api/automations", { name: "Twice", trigger: { type: "lead" }, steps });
  await go(`/admin/automations/${made.body.id}`);
  await page.getByRole("listitem", { name: "step 1: Add or change a row" }).getByRole("button").first().click();
  const second = page.getByRole("combobox", { name: "Property 2" });
  const save = page.getByRole("button", { name: "Save", exact: true });
  await second.fill("seats");
  await save.click();
  await page.getByText("Incomplete").waitFor();
  expect(await second.evaluate((one) => one === document.activeElement)).toBe(true);
  await second.fill("places");
  await save.click();
  await page.getByText("“Twice” saved").waitFor();
  const { body } = await ask(page, "GET", `/api/automations/${made.body.id}`);
  expect(body.steps[0].values).toEqual({ seats: "1", places: "2" });
});

it("a number that a model fills in may be below 0 and have decimals", async () => {
  const { page, go } = await openBlank(asAdmin({ reducedMotion: "reduce" }));
  const fields = [{ name: "mood", type: "number", description: "" }];
  const steps = [{ type: "ai", prompt: "Rate it.", fields }];
  const made = await ask(page, "POST", "/api/automations", { name: "Rate", trigger: { type: "lead" }, steps });
  await go(`/admin/automations/${made.body.id}`);
  await page.getByRole("listitem", { name: "step 1:" }).getByRole("button").first().click();
  const from = page.getByRole("textbox", { name: "From" });
  await from.pressSequentially("-2,5x");
  expect(await from.inputValue()).toBe("-2,5");
  await page.getByRole("textbox", { name: "To" }).pressSequentially("2.50");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("“Rate” saved").waitFor();
  const { body } = await ask(page, "GET", `/api/automations/${made.body.id}`);
  expect(body.steps[0].fields[0]).toMatchObject({ min: -2.5, max: 2.5 });
});
