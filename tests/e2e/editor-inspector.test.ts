import { describe, expect, it } from "vitest";
import { heroSaying } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { FAQ, headingSaying, openEditor, writeCode } from "./editor-verbs.ts";

const { openKept } = useBrowser();

describe("the open form", () => {
  it("follows the selection: by pointer, keyboard, outline, adding and undo; the focus stays where it is", async () => {
    const { page, canvas, dialog, outline, press, choose, types, problems } = await openEditor(openKept, [
      heroSaying("One"),
      FAQ,
    ]);
    const focused = () => canvas.locator(":focus").getAttribute("aria-label");
    await canvas.getByRole("button", { name: "Hero, 1 of 2" }).focus();
    await page.keyboard.press("Enter");
    await dialog("Edit Hero").waitFor();
    await choose("Good questions");
    await dialog("Edit FAQ").getByRole("textbox", { name: "Headline", exact: true }).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(1);
    await canvas.locator(".bwe-stop").and(canvas.locator(":focus")).waitFor();
    await page.keyboard.press("ArrowUp");
    await dialog("Edit Hero").waitFor();
    await expect.poll(focused).toBe("Hero, 1 of 2");
    await page.keyboard.press("Control+Enter");
    await dialog("Add block").getByRole("button", { name: "Newsletter", exact: true }).click();
    await dialog("Edit Newsletter").waitFor();
    await expect.poll(focused).toBe("Newsletter, 2 of 3");
    await page.keyboard.press("Delete");
    await dialog("Edit FAQ").waitFor();
    await page.keyboard.press("Control+z");
    await dialog("Edit Newsletter").waitFor();
    await page.setViewportSize({ width: 1800, height: 900 });
    await press("Outline");
    await outline.getByRole("button", { name: /^FAQ/ }).click();
    await dialog("Edit FAQ").waitFor();
    expect(await types()).toEqual(["hero", "newsletter", "faq"]);
    expect(problems).toEqual([]);
  });

  it("says what to do while several blocks are selected, or none", async () => {
    const { page, canvas, dialog } = await openEditor(openKept, [heroSaying("One"), FAQ]);
    await canvas.getByRole("button", { name: "Hero, 1 of 2" }).focus();
    await page.keyboard.press("Enter");
    await dialog("Edit Hero").waitFor();
    await canvas.getByRole("button", { name: "FAQ, 2 of 2" }).click({ modifiers: ["Shift"], force: true });
    await dialog("Edit").getByText("2 blocks selected").waitFor();
    await canvas.getByRole("button", { name: "FAQ, 2 of 2" }).focus();
    await page.keyboard.press("Escape");
    await dialog("Edit").getByText("No block selected").waitFor();
    expect(await page.getByRole("dialog").count()).toBe(1);
  });

  it("keeps what is half typed, and the tab, while it shows another block", async () => {
    const { page, dialog, choose } = await openEditor(openKept, [
      heroSaying("One"),
      { logoClouds: { logos: [{ name: "Acme", row: 1 }], headline: "Logos" } },
    ]);
    await choose("Logos");
    await page.keyboard.press("Escape");
    await choose("Logos");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    const form = dialog("Edit Logo clouds");
    await form.getByRole("textbox", { name: "Row" }).fill("seven");
    await choose("One");
    await dialog("Edit Hero").waitFor();
    await choose("Logos");
    await expect.poll(() => form.getByRole("textbox", { name: "Row" }).inputValue()).toBe("seven");
    await form.getByRole("tab", { name: "JSON" }).click();
    await writeCode(form.getByRole("textbox", { name: "JSON" }), "{ half");
    await choose("One");
    await dialog("Edit Hero").getByRole("textbox", { name: "JSON" }).waitFor();
    await choose("Logos");
    await expect.poll(() => form.getByRole("textbox", { name: "JSON" }).textContent()).toContain("{ half");
  });

  it("gives the focus back to the block that it showed last", async () => {
    const { page, canvas, dialog } = await openEditor(openKept, [heroSaying("One"), headingSaying("Two")]);
    await canvas.getByRole("button", { name: "Hero, 1 of 2" }).focus();
    await page.keyboard.press("Enter");
    await dialog("Edit Hero").waitFor();
    await canvas.getByRole("button", { name: "Heading, 2 of 2" }).focus();
    await dialog("Edit Heading").getByRole("textbox", { name: "Headline", exact: true }).click();
    await page.keyboard.press("Escape");
    await expect.poll(() => canvas.locator(":focus").getAttribute("aria-label")).toBe("Heading, 2 of 2");
  });
});

describe("Escape", () => {
  it.each(["on the page", "in the form"])("keeps what was typed %s; undo takes it back in one step", async (where) => {
    const { page, canvas, choose, dialog, headings, saved } = await openEditor(openKept, [headingSaying("One")]);
    await choose("One");
    if (where === "on the page") await page.keyboard.press("End");
    else {
      await canvas.getByRole("button", { name: "Heading, 1 of 1" }).focus();
      await page.keyboard.press("Enter");
      await dialog("Edit Heading").getByRole("textbox", { name: "Headline", exact: true }).press("End");
    }
    await page.keyboard.type(" more");
    // Long enough for two steps, while it is typed into.
    await page.waitForTimeout(1100);
    await page.keyboard.type(" words");
    await page.keyboard.press("Escape");
    await expect.poll(headings).toEqual(["One more words"]);
    await expect.poll(saved).toMatchObject([{ heading: { headline: "One more words" } }]);
    await page.keyboard.press("Control+z");
    await expect.poll(headings).toEqual(["One"]);
    await page.keyboard.press("Control+Shift+z");
    await expect.poll(headings).toEqual(["One more words"]);
  });
});
