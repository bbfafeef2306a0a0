import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { jsonReply, textReply } from "../../scripts/lib/fake-provider/index.ts";
import { ask, goToPage } from "./admin-pages.ts";
import { useAiSite } from "./ai-editors.ts";
import { faults } from "./axe.ts";
import { verbsOf } from "./editor-verbs.ts";

const { openAdmin, openPage, provider } = useAiSite();

const DRAFT = {
  title: "Reports that take 25 minutes",
  description: "What mentors told us about reports.",
  tags: ["Mentors", "Reports"],
  content: [
    "Reports took 2 hours.",
    "## What changed",
    "Now they take 25 minutes, and mentors [read them](https://evil.example/x).",
    "Families get them on the same day, in words that they know, and they write back more often.",
  ].join("\n\n"),
};

/** Makes a post. @returns its id. */
async function makePost(page: Page, blocks: unknown[], metaTags: unknown[] = []): Promise<string> {
  const path = `/blog/post-${crypto.randomUUID()}`;
  const made = await ask(page, "POST", "/api/pages", { kind: "post", path, title: "A post", metaTags, blocks });
  expect(made.status).toBe(201);
  return made.body.id;
}

/** What the draft holds now. */
async function draftOf(page: Page, id: string) {
  const { body } = await ask(page, "GET", `/api/pages/${id}/draft`);
  const {
    page: { metaTags, blocks },
    annotations,
  } = body;
  const tags = metaTags.map(({ name, value }: { name: string; value: string }) => [name, value]);
  return { tags: Object.fromEntries(tags), texts: JSON.stringify(blocks), marks: annotations.length };
}

it("drafts an empty post from notes: streamed, marked where something is invented, accepted in one step", async () => {
  const { page, go, problems } = await openAdmin();
  const id = await makePost(page, []);
  await go(`/admin/pages/${id}/edit`);
  await page.getByRole("button", { name: "Draft from notes" }).click();
  const dialog = page.getByRole("dialog", { name: "Draft from notes" });
  const press = (name: string) => dialog.getByRole("button", { name, exact: true }).click();
  await press("Draft");
  await dialog.getByText("First write down what the post is about.").waitFor();
  await dialog.getByRole("textbox", { name: "Notes" }).fill("Reports took 2 hours. Mentors were asked.");
  await dialog.getByRole("combobox", { name: "Length" }).selectOption({ label: "Short, about 300 words" });
  expect(await faults(page)).toEqual([]);
  const looked = Promise.withResolvers<void>();
  provider().reply(jsonReply(DRAFT, { chunkSize: 12, delay: 10, until: looked.promise }));
  await press("Draft");
  const preview = page.frameLocator('iframe[title="Generated block"]');
  await preview.getByText("Reports took").waitFor();
  looked.resolve();
  await dialog.getByText("The draft is written").waitFor();
  const unconfirmed = dialog.getByRole("region", { name: "Nobody has confirmed this yet" });
  await expect
    .poll(() => unconfirmed.getByRole("listitem").allTextContents())
    .toEqual(["Title: “25 minutes”", "Text: “25 minutes”"]);
  await dialog.getByText("An address was left out: it isn’t in the notes.").waitFor();
  await preview.getByRole("heading", { name: "What changed", includeHidden: true }).waitFor();
  expect(await faults(page)).toEqual([]);
  expect(await draftOf(page, id)).toMatchObject({ tags: { title: "A post" }, texts: "[]" });
  await dialog.getByRole("switch", { name: "Use this title" }).check();
  await dialog.getByRole("switch", { name: "Use these tags" }).uncheck();
  await press("Accept");
  await dialog.waitFor({ state: "detached" });
  await expect
    .poll(() => draftOf(page, id))
    .toEqual({
      tags: { title: DRAFT.title, description: DRAFT.description },
      texts: expect.stringContaining("mentors read them."),
      marks: 2,
    });
  const asked = provider().requests[0]?.texts.join("\n");
  for (const known of ["Mentors were asked.", "200 to 350 words"]) expect(asked).toContain(known);
  expect((await ask(page, "POST", `/api/pages/${id}/publish`, {})).body.error.code).toBe("NOT_PUBLISHABLE");
  await goToPage(page, id, "search", go);
  await page.getByRole("button", { name: "Confirm the title" }).click();
  await page.getByText(/^Nobody has confirmed/).waitFor({ state: "detached" });
  expect(problems).toEqual([]);
});

it("rewrites a post's text from its generator, and leaves everything alone at Cancel and when a reply is no draft", async () => {
  const { page, go } = await openAdmin({ width: 390, height: 800 });
  const blocks = [{ content: { style: "simple", content: "My own first words." } }];
  const id = await makePost(page, blocks, [{ name: "title", value: "Mine" }]);
  await go(`/admin/pages/${id}/edit`);
  await verbsOf(page, id).focusBlock("content");
  await page.keyboard.press("Alt+Shift+G");
  await page.getByRole("button", { name: "Draft from notes" }).click();
  const dialog = page.getByRole("dialog", { name: "Draft from notes" });
  await dialog.getByRole("textbox", { name: "Notes" }).fill("Reports took 2 hours.");
  provider().reply(textReply("I'd rather not."));
  await dialog.getByRole("button", { name: "Draft", exact: true }).click();
  await dialog.getByRole("alert").getByText("Could not parse response").waitFor();
  provider().reply(jsonReply(DRAFT));
  await dialog.getByRole("button", { name: "Draft", exact: true }).click();
  await dialog.getByRole("switch", { name: "Use this title" }).waitFor();
  expect(await dialog.getByRole("switch", { name: "Use this title" }).isChecked()).toBe(false);
  expect(await faults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(provider().requests[1]?.texts.join("\n")).toContain("My own first words.");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "detached" });
  expect(await draftOf(page, id)).toMatchObject({ tags: { title: "Mine" }, texts: expect.stringContaining("My own") });
});

it("begins in the writing view of an empty text", async () => {
  const { page, go, problems } = await openAdmin();
  const id = await makePost(page, [{ content: { style: "simple", content: "" } }]);
  await go(`/admin/pages/${id}/edit?write=`);
  await page.getByRole("button", { name: "Draft from notes" }).click();
  const dialog = page.getByRole("dialog", { name: "Draft from notes" });
  await dialog.getByRole("textbox", { name: "Notes" }).fill("Reports took 2 hours.");
  provider().reply(jsonReply(DRAFT));
  await dialog.getByRole("button", { name: "Draft", exact: true }).click();
  await dialog.getByRole("button", { name: "Accept" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("dialog", { name: "Write" }).getByText("What changed").first().waitFor();
  await expect.poll(async () => (await draftOf(page, id)).texts).toContain("25 minutes");
  expect(await faults(page)).toEqual([]);
  expect(problems).toEqual([]);
});

it("improves the selected part of a text, and describes a picture in it", async () => {
  const content = "# Reports\n\nThey take long.\n\n![](https://example.org/desk.png)";
  const editor = await openPage([{ content: { style: "simple", content } }]);
  const form = await editor.edit("Content");
  const improve = form.getByRole("button", { name: "Improve", exact: true });
  await form
    .getByRole("textbox", { name: "Content" })
    .evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(11, 26));
  const choose = async (action: string) => {
    await improve.click();
    await editor.page.getByRole("menuitem", { name: action }).click();
  };
  provider().reply(jsonReply({ text: "They take a while." }));
  await choose("Rewrite");
  await editor.dialog("Rewrite").getByText(", the selected part").waitFor();
  await editor.press("Accept");
  provider().reply(jsonReply({ alt: "A desk with notes" }));
  await choose("Describe the picture");
  await editor.press("Accept");
  const better = "# Reports\n\nThey take a while.\n\n![A desk with notes](https://example.org/desk.png)";
  await expect.poll(editor.saved).toEqual([{ content: { style: "simple", content: better } }]);
  expect(provider().requests[0]?.texts.join("\n")).toContain('name="copy">\nThey take long.\n<');
  await improve.click();
  await editor.page.getByRole("menuitem", { name: "Rewrite" }).waitFor();
  expect(await editor.page.getByRole("menuitem", { name: "Describe the picture" }).count()).toBe(0);
});

/** Pastes a drawn picture into what has the focus. */
async function pastePicture(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 20, height: 20 });
    canvas.getContext("2d")?.fillRect(0, 0, 9, 9);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
    const transfer = new DataTransfer();
    if (blob) transfer.items.add(new File([blob], "desk.png", { type: "image/png" }));
    const event = new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  });
}

it("improves a text in the writing view, and describes a pasted picture, in both modes", async () => {
  const content = "# Reports\r\n\r\nThey take long.\r\n\r\nFor now.";
  const editor = await openPage([{ content: { style: "simple", content } }]);
  const { page, go, id, problems } = editor;
  const stored = async () => JSON.parse((await draftOf(page, id)).texts)[0].content.content;
  await go(`/admin/pages/${id}/edit?write=`);
  const view = page.getByRole("dialog", { name: "Write" });
  const area = view.getByRole("textbox", { name: "Text", exact: true });
  const improve = view.getByRole("button", { name: "Improve" });
  const choose = async (action: string) => {
    await improve.press("Enter");
    await page.getByRole("menuitem", { name: action }).press("Enter");
  };
  const accept = async () => {
    await editor.press("Accept");
    await page.getByRole("dialog", { name: "Rewrite" }).waitFor({ state: "detached" });
  };
  await area.getByText("They take long.").click();
  await page.keyboard.press("Home");
  await page.keyboard.press("Shift+End");
  provider().reply(jsonReply({ text: "They take a while." }));
  await choose("Rewrite");
  await editor.dialog("Rewrite").getByText(", the selected part").waitFor();
  expect(await faults(page)).toEqual([]);
  await accept();
  const better = content.replace("take long", "take a while");
  await expect.poll(stored).toBe(better);
  await area.getByText("They take a while.").waitFor();
  await view.getByRole("button", { name: "Undo" }).click();
  await expect.poll(stored).toBe(content);

  await area.press("ControlOrMeta+End");
  await pastePicture(page);
  const alt = view.getByLabel("Alt text");
  const describe = view.getByRole("button", { name: "Describe the picture" });
  provider().reply(textReply("No idea"));
  await describe.press("Enter");
  await view.getByRole("alert").getByText("Could not parse response").waitFor();
  provider().reply(jsonReply({ alt: "A desk [with] notes" }));
  await describe.press("Enter");
  await expect.poll(() => alt.inputValue()).toBe("A desk [with] notes");
  await expect.poll(stored).toContain("![](/media/");
  expect(await faults(page)).toEqual([]);
  await alt.press("Enter");
  await expect.poll(stored).toContain("For now.\r\n\r\n![A desk \\[with\\] notes](/media/");

  await view.getByRole("button", { name: "Visual" }).click();
  await area.getByText("They take long.").dblclick({ position: { x: 20, y: 10 } });
  // The editor reads the browser's selection a moment later, by a timer of its own.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  provider().reply(jsonReply({ text: "They take *ages*." }));
  await choose("Rewrite");
  await accept();
  await expect.poll(stored).toContain("# Reports\r\n\r\nThey take *ages*.\r\n\r\nFor now.");
  await area.getByText("ages").and(page.locator("em")).waitFor();
  await area.getByRole("img").click();
  provider().reply(jsonReply({ alt: "Notes" }));
  await describe.press("Enter");
  await expect.poll(() => alt.inputValue()).toBe("Notes");
  await alt.press("Escape");
  expect(await stored()).toContain("![A desk");
  await area.getByText("For now.").click();
  await area.getByRole("img").click();
  provider().reply(jsonReply({ alt: "Notes" }));
  await describe.press("Enter");
  await expect.poll(() => alt.inputValue()).toBe("Notes");
  await view.getByRole("button", { name: "Done" }).press("Enter");
  await expect.poll(stored).toContain("![Notes](/media/");
  expect(provider().requests.at(0)?.texts.join("\n")).toContain('name="copy">\nThey take long.\n<');
  expect(problems).toEqual([]);
});

it("isn't offered on a page", async () => {
  const editor = await openPage([{ content: { style: "simple", content: "Words of a page." } }]);
  await editor.openGenerator("Content");
  expect(await editor.page.getByRole("button", { name: "Draft from notes" }).count()).toBe(0);
});

it("suggests titles and descriptions from the page's own text; a choice is one step", async () => {
  const { page, go, problems } = await openAdmin();
  const id = await makePost(page, [{ content: { style: "simple", content: "Reports take 25 minutes." } }]);
  await goToPage(page, id, "search", go);
  const suggestions = ["Reports in 25 minutes", "Reports that save 40 % of the time", "x".repeat(61)];
  provider().reply(jsonReply({ suggestions }));
  await page.getByRole("button", { name: "Suggest a title" }).click();
  const box = page.getByRole("region", { name: "Suggested titles" });
  await box.getByRole("listitem").first().waitFor();
  expect(await box.getByRole("listitem").allTextContents()).toEqual([
    "Reports in 25 minutes21 characters",
    expect.stringContaining("The page doesn’t say this: “40 %”"),
  ]);
  expect(await faults(page)).toEqual([]);
  expect(provider().requests[0]?.texts.join("\n")).toContain("Reports take 25 minutes.");
  await box.getByRole("button", { name: /save 40 %/ }).click();
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await expect.poll(() => title.inputValue()).toBe(suggestions[1]);
  await page.getByText("Nobody has confirmed this yet: “40 %”").waitFor();
  await expect.poll(async () => (await draftOf(page, id)).marks).toBe(1);
  expect(await faults(page)).toEqual([]);
  await title.fill("Reports in minutes");
  await page.getByText(/^Nobody has confirmed/).waitFor({ state: "detached" });
  provider().reply(textReply("No."));
  await page.getByRole("button", { name: "Suggest a text for search results" }).click();
  await page.getByText("Could not parse response").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Suggest");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => title.inputValue()).toBe("A post");
  await expect.poll(async () => (await draftOf(page, id)).marks).toBe(0);
  expect(problems).toEqual([]);
});

const without = useAiSite(false);

it("says which variable to set where there is no provider", async () => {
  const { page, go } = await without.openAdmin();
  const id = await makePost(page, [{ content: { style: "simple", content: "Words." } }]);
  await goToPage(page, id, "search", go);
  await page.getByRole("button", { name: "Suggest a title" }).click();
  const box = page.getByRole("region", { name: "Suggested titles" });
  await box.getByText("AI is not set up: set OPENAI_API_KEY").waitFor();
  expect(await faults(page)).toEqual([]);
});
