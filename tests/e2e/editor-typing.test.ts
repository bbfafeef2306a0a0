import { expect, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { headingSaying, openEditor } from "./editor-verbs.ts";
import { waitForFocus } from "./focus.ts";

const { openKept } = useBrowser();

it("Ctrl+A in a text that was clicked is about that text, elsewhere about the blocks", async () => {
  const { page, choose, headings, saved, canvas, problems } = await openEditor(openKept, [
    headingSaying("First"),
    headingSaying("Second"),
  ]);
  await choose("First");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Other");
  await page.keyboard.press("Enter");
  await expect.poll(headings).toEqual(["Other", "Second"]);
  await expect.poll(saved).toMatchObject([{ heading: { headline: "Other" } }, { heading: { headline: "Second" } }]);
  await page.keyboard.press("Escape");
  await canvas.locator(".bwe-stop").first().focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await expect.poll(saved).toEqual([]);
  expect(problems).toEqual([]);
});

it("the label of a button that was clicked takes what is typed next, and Enter then opens the block's form", async () => {
  const hero = { hero: { style: "simple", headline: "Reports", cta: [{ text: "Help", href: "/help" }] } };
  const { page, canvas, dialog, types, saved } = await openEditor(openKept, [hero, headingSaying("Second")]);
  const link = canvas.getByRole("link", { name: "Help" });
  await link.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Give");
  await expect.poll(async () => JSON.stringify((await saved())[0])).toContain('"text":"Give"');
  await page.keyboard.press("Escape");
  await canvas.getByRole("heading", { name: "Second" }).click();
  await canvas.getByRole("link", { name: "Give" }).click();
  await page.keyboard.press("Enter");
  await dialog("Edit Hero").waitFor();
  expect(await types()).toEqual(["hero", "heading"]);
});

it("the two parts of a heading stay apart while one is typed into", async () => {
  const { page, canvas, focusBlock, saved } = await openEditor(openKept, [
    { timeline: { style: "flat", headlinePrefix: "From note", headlineSuffix: "to letter" } },
  ]);
  const heading = canvas.getByRole("heading", { level: 2 });
  const whole = await heading.textContent();
  expect(whole).toBe("From note to letter");
  await focusBlock("timeline");
  await canvas.getByText("From note").dblclick({ position: { x: 12, y: 20 } });
  await canvas.getByRole("textbox", { name: "Headline prefix" }).waitFor();
  await expect.poll(() => heading.textContent()).toBe(whole);
  await page.keyboard.type("With");
  await page.keyboard.press("Enter");
  await expect.poll(() => heading.textContent()).toBe("With note to letter");
  await expect.poll(saved).toMatchObject([{ timeline: { headlinePrefix: "With note" } }]);
});

it("keeps every key where the browser gets no time between them", async () => {
  const hero = { hero: { style: "topImage", headline: "Go", image: "/landing/hero/report.svg", imageAlt: "A report" } };
  const { page, focusBlock, saved, problems } = await openEditor(openKept, [hero]);
  await focusBlock("hero");
  await page.keyboard.press("Enter");
  const field = page.getByRole("dialog").getByLabel("Headline", { exact: true });
  await field.focus();
  await page.keyboard.press("End");
  await field.evaluate(({ ownerDocument }) => {
    for (let key = 0; key < 150; key += 1) {
      // The only way to type without leaving the task.
      ownerDocument.execCommand("insertText", false, "x");
    }
  });
  const text = `Go${"x".repeat(150)}`;
  await expect.poll(() => field.inputValue()).toBe(text);
  await expect.poll(saved).toMatchObject([{ hero: { headline: text } }]);
  expect(problems).toEqual([]);
});

it("a long word keeps its place when it is typed into on the page", async () => {
  const headline = `Go${"x".repeat(110)}`;
  const hero = { hero: { style: "rightImage", headline, image: "/landing/hero/report.svg", imageAlt: "A report" } };
  const { page, canvas, focusBlock, problems } = await openEditor(openKept, [hero]);
  await focusBlock("hero");
  const heading = canvas.getByRole("heading", { level: 1 });
  const before = await heading.boundingBox();
  await heading.dblclick();
  await canvas.getByRole("textbox", { name: "Headline" }).waitFor();
  expect(await heading.boundingBox()).toEqual(before);
  await page.keyboard.press("Escape");
  expect(problems).toEqual([]);
});

it("a name that is also the alt text of its picture is typed in place", async () => {
  const logos = ["Acme", "Globex"].map((name) => ({ src: "/landing/logo.svg", alt: name, name }));
  const { page, canvas, focusBlock, saved } = await openEditor(openKept, [{ logoClouds: { style: "simple", logos } }]);
  await focusBlock("logoClouds");
  await canvas.getByText("Globex", { exact: true }).dblclick();
  await canvas.getByRole("textbox", { name: "Name", exact: true }).waitFor();
  await page.keyboard.type("Initech");
  await page.keyboard.press("Enter");
  await expect.poll(saved).toMatchObject([{ logoClouds: { logos: [logos[0], { alt: "Globex", name: "Initech" }] } }]);
});

it("a word of formatted text isn't taken for a title that says the same", async () => {
  const items = [{ title: "Free", text: "**Free** for everybody" }];
  const { page, canvas, dialog, focusBlock, saved } = await openEditor(openKept, [
    { columns: { style: "plain", items } },
  ]);
  await focusBlock("columns");
  await canvas.locator("strong").dblclick();
  await waitForFocus(dialog("Edit Columns").getByRole("textbox", { name: "Text", exact: true }));
  expect(await canvas.getByRole("textbox").count()).toBe(0);
  await canvas.getByRole("heading", { name: "Free" }).dblclick({ position: { x: 12, y: 12 } });
  await canvas.getByRole("textbox", { name: "Title" }).waitFor();
  await page.keyboard.type("Open");
  await page.keyboard.press("Enter");
  await expect.poll(saved).toMatchObject([{ columns: { items: [{ title: "Open", text: items[0]?.text }] } }]);
});

it("typing goes on where it was when somebody comes back from another window", async () => {
  const { page, canvas, choose, saved } = await openEditor(openKept, [headingSaying("First")]);
  await choose("First");
  await page.keyboard.press("End");
  await page.keyboard.type(" typed");
  const box = canvas.getByRole("textbox", { name: "Headline" });
  // What browsers do when their window loses the focus: headless ones always have it.
  await page.evaluate(() => Object.defineProperty(document, "hasFocus", { value: () => false, configurable: true }));
  await box.dispatchEvent("blur");
  await page.evaluate(() => Reflect.deleteProperty(document, "hasFocus"));
  await page.keyboard.press("Backspace");
  await page.keyboard.type("!");
  await expect.poll(saved).toMatchObject([{ heading: { headline: "First type!" } }]);
  await canvas.locator("body").evaluate((body) => body.ownerDocument.activeElement?.dispatchEvent(new Event("blur")));
  await expect.poll(() => box.count()).toBe(0);
});

it("Ctrl+S never lets the browser save the editor, which has saved already", async () => {
  const { page, canvas, choose, headings } = await openEditor(openKept, [headingSaying("First")]);
  const html = canvas.locator("html");
  await html.evaluate((root) => {
    const note = (event: Event) => root.setAttribute("data-kept", String(event.defaultPrevented));
    for (const shown of [window, window.parent]) shown.addEventListener("keydown", note);
  });
  await choose("First");
  await page.keyboard.type("!");
  await page.keyboard.press("ControlOrMeta+s");
  await expect.poll(() => html.getAttribute("data-kept")).toBe("true");
  await page.keyboard.type("!");
  await page.keyboard.press("Escape");
  await expect.poll(() => html.getAttribute("data-kept")).toBe("false");
  await page.getByRole("button", { name: "Outline" }).press("ControlOrMeta+s");
  await expect.poll(() => html.getAttribute("data-kept")).toBe("true");
  expect((await headings())[0]).toMatch(/!/);
});

it("words that are pasted after a click on a text go into it, whole blocks below its block", async () => {
  const { page, choose, headings, press } = await openEditor(openKept, [
    headingSaying("First"),
    headingSaying("Second"),
  ]);
  const copy = (text: string) => page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await choose("Second");
  await page.keyboard.press("ControlOrMeta+c");
  await choose("First");
  await page.keyboard.press("ControlOrMeta+v");
  await expect.poll(headings).toEqual(["First", "Second", "Second"]);
  await press("Undo");
  await expect.poll(headings).toEqual(["First", "Second"]);
  await copy(" two\n lines ");
  await choose("Second");
  await page.keyboard.press("ControlOrMeta+v");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await headings())[1]).toMatch(/ two lines /);
  expect((await headings())[1]?.split("two")).toHaveLength(2);
  expect(await headings()).toHaveLength(2);
});
