import { expect, it } from "vitest";
import { useBrowser } from "./browser.ts";
import { headingSaying, openEditor } from "./editor-verbs.ts";

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
