import { describe, expect, it } from "vitest";
import { jsonReply } from "../../scripts/lib/fake-provider/index.ts";
import { ask, heroSaying, operate } from "./admin-pages.ts";
import { NEW, OLD, useAiSite, type AiEditor } from "./ai-editors.ts";
import { canvas, goToEditor, waitForState } from "./editor-sessions.ts";
import { usePageRuns } from "./page-runs.ts";

const { openPage, openAdmin, provider } = useAiSite();

/** Opens the same page in another browser, with the form of its FAQ. */
async function openBeside({ id }: AiEditor) {
  const { page, go } = await openAdmin();
  await goToEditor(page, id, go);
  await canvas(page)
    .getByRole("button", { name: /^FAQ, \d+ of/ })
    .focus();
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: "Edit FAQ" });
  const headline = form.getByRole("textbox", { name: "Headline", exact: true });
  const change = async (text: string) => {
    await headline.fill(text);
    await waitForState(page, "Saved");
  };
  return { page, headline, change };
}

const conflictIn = ({ page }: AiEditor) => page.getByRole("dialog", { name: "Two versions of this field" });

describe("what a model wrote, on a page that two people edit", () => {
  it.each([
    ["Keep mine", NEW.faq.headline],
    ["Keep theirs", "Their questions"],
  ])("overwrites no field that was changed since: both versions are shown (%s)", async (button, expected) => {
    const editor = await openPage([OLD]);
    const other = await openBeside(editor);
    provider().reply(jsonReply(NEW));
    await editor.openGenerator("FAQ");
    await editor.generate();
    await editor.generator.getByText("The block is written").waitFor();
    await other.change("Their questions");
    const changes = editor.generator.getByRole("region", { name: "What will change" });
    await changes
      .getByRole("listitem")
      .filter({ hasText: "Someone has since changed this" })
      .getByText("Headline")
      .waitFor();
    await expect
      .poll(async () => (await changes.getByRole("listitem").allTextContents()).at(-1))
      .toMatch(/^Question 2 .*added$/);
    await editor.press("Accept");
    const dialog = conflictIn(editor);
    await dialog.getByText("Their questions", { exact: true }).waitFor();
    await dialog.getByText(NEW.faq.headline, { exact: true }).waitFor();
    expect(await other.headline.inputValue()).toBe("Their questions");
    await dialog.getByRole("button", { name: button }).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(editor.saved).toEqual([{ faq: { ...NEW.faq, headline: expected } }]);
    await expect.poll(() => other.headline.inputValue()).toBe(expected);
    expect(editor.problems).toEqual([]);
  });

  it("settles a figure and the mark on it with one answer", async () => {
    const editor = await openPage([OLD]);
    const other = await openBeside(editor);
    provider().reply(jsonReply({ faq: { ...NEW.faq, headline: "Trusted by 9,000 schools" } }));
    await editor.openGenerator("FAQ");
    await editor.generate();
    await editor.generator.getByText("The block is written").waitFor();
    await other.change("Their questions");
    await editor.press("Accept");
    await conflictIn(editor).getByRole("button", { name: "Keep mine" }).click();
    await conflictIn(editor).waitFor({ state: "detached" });
    const theirForm = other.page.getByRole("dialog", { name: "Edit FAQ" });
    await theirForm.getByText(/Nobody has confirmed this yet: .*“9,000 schools”/).waitFor();
    await expect.poll(() => other.headline.inputValue()).toBe("Trusted by 9,000 schools");
  });

  it("shows both versions of a text that Improve and someone else changed", async () => {
    const editor = await openPage([OLD]);
    const other = await openBeside(editor);
    provider().reply(jsonReply({ text: "New questions" }));
    const form = await editor.edit("FAQ");
    await form.locator('[data-field*="headline"]').first().getByRole("button", { name: "Improve" }).click();
    await editor.page.getByRole("menuitem", { name: "Rewrite" }).click();
    await editor.dialog("Rewrite").getByRole("insertion").first().waitFor();
    await other.change("Their questions");
    await editor.press("Accept");
    await conflictIn(editor).getByRole("button", { name: "Keep theirs" }).click();
    await expect.poll(editor.saved).toEqual([{ faq: { ...OLD.faq, headline: "Their questions" } }]);
  });

  it("says what of an improved block someone has since removed, and doesn’t claim that it changed", async () => {
    const editor = await openPage([OLD]);
    const { page, dialog } = editor;
    const improved = { faq: { ...OLD.faq, items: [{ question: "Why?", answer: "Because it helps." }] } };
    provider().reply(jsonReply(improved));
    await editor.openGenerator("FAQ");
    await page.getByRole("button", { name: "Improve all texts" }).click();
    await page.getByRole("menuitem", { name: "Rewrite" }).click();
    await dialog("Rewrite").getByRole("insertion").first().waitFor();
    const { body } = await ask(page, "GET", `/api/pages/${editor.id}/draft`);
    const [{ key, faq }] = body.page.blocks;
    await operate(page, editor.id, [{ type: "remove", key: faq.items[0].key, in: { key, path: ["faq", "items"] } }]);
    await dialog("Rewrite").getByText("Someone has since removed this. It stays removed.").waitFor();
    await editor.press("Accept");
    await page.getByText("Nothing was changed: someone has since removed this, or written the same").waitFor();
    await dialog("Rewrite").waitFor({ state: "detached" });
    expect(await editor.saved()).toEqual([{ faq: { ...OLD.faq, items: [] } }]);
    expect(editor.problems).toEqual([]);
  });
});

it("undo of what a model wrote says that it took back only what nobody changed since, until redo has it back", async () => {
  const editor = await openPage([OLD]);
  const { page, id } = editor;
  const alert = page.getByRole("alert");
  provider().reply(jsonReply(NEW));
  await editor.openGenerator("FAQ");
  await editor.generate();
  await editor.generator.getByText("The block is written").waitFor();
  await editor.press("Accept");
  await waitForState(page, "Saved");
  const { body } = await ask(page, "GET", `/api/pages/${id}/draft`);
  const [{ key }] = body.page.blocks;
  await operate(page, id, [{ type: "set", key, path: ["faq", "headline"], value: "Theirs" }]);
  await editor.frame.getByRole("heading", { name: "Theirs" }).waitFor();
  await editor.press("Undo");
  await alert.getByText("Only partly undone: Admin changed the rest since", { exact: true }).waitFor();
  await expect.poll(editor.saved).toEqual([{ faq: { ...OLD.faq, headline: "Theirs" } }]);
  await editor.press("Redo");
  await expect.poll(editor.saved).toEqual([{ faq: { ...NEW.faq, headline: "Theirs" } }]);
  await expect.poll(() => alert.count()).toBe(0);
  await operate(page, id, [{ type: "remove", key }]);
  await editor.frame.getByRole("heading", { name: "Theirs" }).waitFor({ state: "detached" });
  await editor.press("Undo");
  await alert.getByText("Not undone: Admin changed this since", { exact: true }).waitFor();
});

describe("when someone removes the block that a model writes", () => {
  const remove = async ({ page, id }: AiEditor) => {
    const { body } = await ask(page, "GET", `/api/pages/${id}/draft`);
    await operate(page, id, [{ type: "remove", key: body.page.blocks[1].key }]);
  };

  it("the reply isn’t lost: Accept adds it where the block was", async () => {
    const [first, last] = [heroSaying("First"), heroSaying("Last")];
    const editor = await openPage([first, { ...OLD, id: "faq" }, last]);
    const isRemoved = Promise.withResolvers<void>();
    provider().reply(jsonReply(NEW, { until: isRemoved.promise }));
    await editor.openGenerator("FAQ");
    await editor.generate();
    await editor.raw.getByText("faq").waitFor();
    await remove(editor);
    await editor.generator.getByText(/^Someone has since removed this block/).waitFor();
    isRemoved.resolve();
    await editor.generator.getByText("The block is written").waitFor();
    await editor.press("Accept");
    await expect.poll(editor.saved).toEqual([first, { ...NEW, id: "faq" }, last]);
    await editor.press("Undo");
    await expect.poll(editor.saved).toEqual([first, last]);
    expect(editor.problems).toEqual([]);
  });

  it("a dialog without a reply closes, and says why", async () => {
    const editor = await openPage([heroSaying("First"), OLD]);
    await editor.openGenerator("FAQ");
    await remove(editor);
    await editor.page.getByRole("alert").getByText("The block that you wanted to rewrite was removed").waitFor();
    expect(await editor.generator.count()).toBe(0);
  });
});

it("a description is never that of a picture which has since been replaced", async () => {
  const editor = await openPage([
    { hero: { style: "rightImage", headline: "Hello", image: "https://example.org/1.png" } },
  ]);
  const { page, id } = editor;
  provider().reply(jsonReply({ alt: "A red bus" }));
  const form = await editor.edit("Hero");
  const describePicture = form
    .locator('[data-field*="imageAlt"]')
    .getByRole("button", { name: "Describe the picture" });
  await describePicture.click();
  const dialog = editor.dialog("Describe the picture");
  await dialog.getByText("A red bus").waitFor();
  const { body } = await ask(page, "GET", `/api/pages/${id}/draft`);
  const [{ key }] = body.page.blocks;
  await operate(page, id, [{ type: "set", key, path: ["hero", "image"], value: "https://example.org/2.png" }]);
  await dialog.getByText(/^Someone has since replaced the picture/).waitFor();
  expect(await dialog.getByRole("button", { name: "Accept" }).count()).toBe(0);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "detached" });
  provider().reply(jsonReply({ alt: "Two people" }));
  await describePicture.click();
  await dialog.getByText("Two people").waitFor();
  expect(JSON.stringify(provider().requests.at(-1)?.body)).toContain("https://example.org/2.png");
});

describe("a generated page in place of blocks", () => {
  const { script, edit } = usePageRuns();

  it("takes no block away that someone changed since: both are shown", async () => {
    script(undefined, ["heading"]);
    const run = await edit([{ header: { shared: true } }, heroSaying("Old"), { footer: { shared: true } }]);
    await run.begin();
    await run.dialog.getByLabel("Where").selectOption("Replace the page’s blocks");
    await run.plan();
    await run.write();
    await run.made(/^Heading: Generated/).waitFor();
    const { body } = await ask(run.page, "GET", `/api/pages/${run.id}/draft`);
    const { key } = body.page.blocks[1];
    await operate(run.page, run.id, [{ type: "set", key, path: ["hero", "headline"], value: "Theirs" }]);
    await run.frame.getByRole("heading", { name: "Theirs" }).waitFor();
    await run.inBar("Accept all");
    const dialog = run.page.getByRole("dialog", { name: "Two versions of this field" });
    const theirs = dialog.getByRole("region", { name: /’s$/ });
    await theirs.getByText("Headline: Theirs").waitFor();
    expect(await theirs.textContent()).not.toContain("Key");
    await dialog.getByRole("button", { name: "Keep theirs" }).click();
    await waitForState(run.page, "Saved");
    await expect
      .poll(async () => (await run.saved()).flatMap((block) => Object.keys(block)))
      .toEqual(["header", "heading", "hero", "footer"]);
  });
});
