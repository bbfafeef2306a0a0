import { expect, it } from "vitest";
import { jsonReply, never } from "../../scripts/lib/fake-provider/index.ts";
import { ask } from "./admin-pages.ts";
import { useAiSite } from "./ai-editors.ts";
import { faults } from "./axe.ts";
import { makeEntity } from "./data-rows.ts";
import { waitForFocus } from "./focus.ts";

const { openAdmin, provider } = useAiSite();

it("a model writes a text of a row from its form and a note; it is used, marked, undone and saved", async () => {
  const { page, go, problems } = await openAdmin();
  const entity = await makeEntity(page, [{ title: "Algebra", price: 1250, notes: "Old words" }]);
  await go(`/admin/data/${entity.name}`);
  await page.getByRole("grid").waitFor();
  await page.getByRole("button", { name: "Actions for Algebra" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const form = page.getByRole("dialog", { name: "Algebra" });
  const notes = form.getByRole("textbox", { name: "Notes (optional)" });
  const opener = form.getByRole("button", { name: "Write with AI" });
  await form.getByRole("textbox", { name: "Title" }).fill("Algebra for all");
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Write “Notes”" });
  await dialog.getByRole("textbox", { name: "What should it say? (optional)" }).fill("Anyone may come");

  provider().reply(never);
  await dialog.getByRole("button", { name: "Write", exact: true }).click();
  await dialog.getByText("The model is writing…").waitFor();
  await dialog.getByRole("button", { name: "Stop" }).click();
  provider().reply(jsonReply({ text: "Algebra for all takes 12 weeks. Anyone may come." }));
  await dialog.getByRole("button", { name: "Write", exact: true }).click();
  await dialog.getByText("Algebra for all takes 12 weeks.").waitFor();
  await dialog.getByText(/Check this: .*12 weeks/).waitFor();
  expect(await faults(page)).toEqual([]);
  const { texts } = provider().requests.at(-1) ?? { texts: [] };
  expect(texts.join("\n")).toMatch(/Title: Algebra for all\nPrice: €12\.50[^]*Anyone may come[^]*Old words/);

  await dialog.getByRole("button", { name: "Replace the text" }).click();
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => notes.inputValue()).toBe("Algebra for all takes 12 weeks. Anyone may come.");
  await form.getByText(/Check this: .*12 weeks/).waitFor();
  await waitForFocus(opener);
  await form.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => notes.inputValue()).toBe("Old words");
  await expect.poll(() => form.getByText(/Check this/).count()).toBe(0);

  await waitForFocus(opener);
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Write", exact: true }).click();
  await dialog.getByRole("button", { name: "Replace the text" }).click();
  await waitForFocus(opener);
  await notes.press("End");
  await page.keyboard.type(" Bring a pencil.");
  await form.getByText(/Check this/).waitFor({ state: "detached" });
  await form.getByRole("button", { name: "Save" }).click();
  await form.waitFor({ state: "detached" });
  const { items } = (await ask(page, "GET", entity.at)).body;
  expect(items[0].values).toMatchObject({
    title: "Algebra for all",
    notes: "Algebra for all takes 12 weeks. Anyone may come. Bring a pencil.",
  });
  expect(problems).toEqual([]);
});
