import { expect, it } from "vitest";
import { ask } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { useBrowser } from "./browser.ts";
import { makeEntity } from "./data-rows.ts";
import { asAdmin } from "./sign-in.ts";

const { openBlank } = useBrowser();

it("a condition compares a row's properties, and values that only their names tell", async () => {
  const { page, go } = await openBlank(asAdmin({ reducedMotion: "reduce", viewport: { width: 390, height: 844 } }));
  const { name: entity } = await makeEntity(page);
  const rules = [{ field: "", is: "above", value: "5" }];
  const make = async (name: string, trigger: object) => {
    const made = await ask(page, "POST", "/api/automations", { name, trigger, steps: [{ type: "condition", rules }] });
    await go(`/admin/automations/${made.body.id}`);
    await page.getByRole("listitem", { name: "step 1: Condition" }).getByRole("button").first().click();
    return `/api/automations/${made.body.id}`;
  };
  const save = page.getByRole("button", { name: "Save", exact: true });
  const value = page.getByLabel("Value of rule 1");
  const fieldOf = async (address: string) => (await ask(page, "GET", address)).body.steps[0].rules[0].field;

  const ofRows = await make("Rows", { type: "row", entity });
  await value.selectOption({ label: "Another value …" });
  await page.getByRole("button", { name: "Add rule" }).click();
  await page.getByLabel("Value of rule 2").selectOption({ label: "Row: Title" });
  await page.getByRole("button", { name: "Remove rule 1" }).click();
  await expect.poll(() => value.inputValue()).toBe("row.title");
  await save.click();
  await expect.poll(() => fieldOf(ofRows)).toBe("row.title");

  const ofEvents = await make("Events", { type: "webhook" });
  await page.getByLabel("Switched on").check();
  await value.selectOption({ label: "Another value …" });
  const name = page.getByRole("textbox", { name: "Name of the value in rule 1" });
  await save.click();
  await page.getByText("Choose a field").waitFor();
  await expect.poll(() => name.evaluate((one) => one === document.activeElement)).toBe(true);
  // What is just scrolling under the top bar would count as too small a target.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await faults(page)).toEqual([]);
  await name.fill("{{webhook.amount}}");
  await save.click();
  await expect.poll(() => fieldOf(ofEvents)).toBe("webhook.amount");
  await page.reload();
  await page.getByRole("listitem", { name: "step 1: Condition" }).getByRole("button").first().click();
  expect(await name.inputValue()).toBe("webhook.amount");
});

it("an automation's entity is found by typing a part of its name", async () => {
  const { page, go } = await openBlank(asAdmin());
  const { name } = await makeEntity(page);
  const made = await ask(page, "POST", "/api/automations", { name: "Rows", trigger: { type: "manual" }, steps: [] });
  await go(`/admin/automations/${made.body.id}`);
  await page.getByLabel("Trigger").selectOption("row");
  const entity = page.getByRole("combobox", { name: "Entity" });
  await entity.fill(name.replace("things", "ings "));
  await page.getByRole("option", { name: name.replace("things", "Things ") }).waitFor();
  await entity.press("Enter");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const stored = async () => (await ask(page, "GET", `/api/automations/${made.body.id}`)).body.trigger.entity;
  await expect.poll(stored).toBe(name);
});
