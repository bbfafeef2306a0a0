import { describe, expect, it } from "vitest";
import { jsonReply } from "../../scripts/lib/fake-provider/index.ts";
import { NEW, OLD, tellModelsLate, useAiSite } from "./ai-editors.ts";
import { faults } from "./axe.ts";
import { waitForState } from "./editor-sessions.ts";

const { openPage, provider } = useAiSite();

describe("a text that a model puts better", () => {
  it("is shown word by word, then accepted: one step", async () => {
    const editor = await openPage([OLD]);
    provider().reply(jsonReply({ text: "Because it works." }));
    const form = await editor.edit("FAQ");
    await form.locator('[data-field*="answer"]').getByRole("button", { name: "Improve" }).click();
    await editor.page.getByRole("menuitem", { name: "Rewrite" }).click();
    const dialog = editor.dialog("Rewrite");
    await dialog.getByRole("insertion").first().waitFor();
    await expect.poll(() => dialog.getByRole("deletion").allTextContents()).toEqual(["So"]);
    await expect
      .poll(async () => (await dialog.getByRole("insertion").allTextContents()).join(""))
      .toBe("Because it works");
    expect(await faults(editor.page)).toEqual([]);
    expect(await editor.saved()).toEqual([OLD]);
    await editor.press("Accept");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => form.getByRole("textbox", { name: "Answer" }).inputValue()).toBe("Because it works.");
    await waitForState(editor.page, "Saved");
    await editor.press("Undo");
    await expect.poll(editor.saved).toEqual([OLD]);
    expect(editor.problems).toEqual([]);
  });

  it("asks for the tone or the language first; the whole block's texts at once", async () => {
    const editor = await openPage([OLD]);
    provider().reply(
      jsonReply({ faq: { headline: "Preguntas", items: [{ question: "¿Por qué?", answer: "Porque sí." }] } }),
    );
    await tellModelsLate(editor.page);
    const form = await editor.edit("FAQ");
    await form.getByRole("button", { name: "Improve all texts" }).click();
    await editor.page.getByRole("menuitem", { name: "Translate" }).click();
    const dialog = editor.dialog("Translate");
    const language = dialog.getByRole("textbox", { name: "Language" });
    await language.fill("Spanish");
    await language.press("Enter");
    await dialog.getByRole("heading", { name: "Headline" }).waitFor();
    await expect.poll(() => dialog.getByRole("insertion").count()).toBeGreaterThanOrEqual(3);
    await editor.press("Accept");
    const spanish = { ...OLD.faq, headline: "Preguntas", items: [{ question: "¿Por qué?", answer: "Porque sí." }] };
    await expect.poll(editor.saved).toEqual([{ faq: spanish }]);
    await editor.press("Undo");
    await expect.poll(editor.saved).toEqual([OLD]);
    expect(provider().requests[0]?.texts.join("\n")).toContain("Spanish");
  });

  it("says what of a reply was left out, and where", async () => {
    const editor = await openPage([OLD]);
    provider().reply(jsonReply({ faq: { headline: 42, items: [{ question: "Why, then?", answer: ["So."] }] } }));
    const form = await editor.edit("FAQ");
    await form.getByRole("button", { name: "Improve all texts" }).click();
    await editor.page.getByRole("menuitem", { name: "Rewrite" }).click();
    const left = editor.dialog("Rewrite").getByRole("region", { name: "Left out or changed" });
    await left.waitFor();
    await expect
      .poll(() => left.getByRole("listitem").allTextContents())
      .toEqual(["Headline: This wasn’t text.", "Question 1 (“Why?”) › Answer: This wasn’t text."]);
    expect(await faults(editor.page)).toEqual([]);
    await editor.press("Accept");
    const items = [{ question: "Why, then?", answer: "So." }];
    await expect.poll(editor.saved).toEqual([{ faq: { ...OLD.faq, items } }]);
  });

  it("describes a picture beside its field", async () => {
    const hero = { style: "rightImage", headline: "Hello", image: "https://example.org/team.png" };
    const editor = await openPage([{ hero }]);
    provider().reply(jsonReply({ alt: "Five people around a table" }));
    const form = await editor.edit("Hero");
    await form.locator('[data-field*="imageAlt"]').getByRole("button", { name: "Describe the picture" }).click();
    await editor.dialog("Describe the picture").getByText("Five people around a table").waitFor();
    await editor.press("Accept");
    await expect.poll(editor.saved).toEqual([{ hero: { ...hero, imageAlt: "Five people around a table" } }]);
    expect(JSON.stringify(provider().requests[0]?.body)).toContain("https://example.org/team.png");
  });
});

describe("a fact that nobody has confirmed", () => {
  it("is one click from the problems; a person confirms it, or writes something else", async () => {
    const editor = await openPage([OLD]);
    provider().reply(jsonReply({ faq: { ...NEW.faq, headline: "Trusted by 9,000 schools" } }));
    await editor.openGenerator("FAQ");
    await editor.generate();
    await editor.press("Accept");
    await editor.page.getByRole("button", { name: /^Problems/ }).click();
    const problems = editor.page.getByRole("region", { name: "Fix before publishing" });
    await problems.getByRole("button", { name: /nobody has confirmed what “Answer” says: “40 %”/ }).click();
    const form = editor.page.getByRole("dialog", { name: /^Edit / });
    const answer = form.locator('[data-field*="answer"]').first();
    await answer.getByText("Nobody has confirmed this yet: “40 %”").waitFor();
    expect(await faults(editor.page, { within: "[role=dialog]" })).toEqual([]);
    await answer.getByRole("button", { name: "Confirm" }).click();
    await expect.poll(() => form.getByRole("button", { name: "Confirm" }).count()).toBe(1);
    const headline = form.getByRole("textbox", { name: "Headline", exact: true });
    await headline.fill("Trusted by schools");
    await expect.poll(() => form.getByRole("button", { name: "Confirm" }).count()).toBe(0);
    await editor.press("Undo");
    await expect.poll(() => headline.inputValue()).toBe("Trusted by 9,000 schools");
    await expect.poll(() => form.getByRole("button", { name: "Confirm" }).count()).toBe(1);
    expect(editor.problems).toEqual([]);
  });
});

describe("without a provider", () => {
  const without = useAiSite(false);

  it("says which variable to set, and nothing can be begun", async () => {
    const editor = await without.openPage([OLD]);
    await editor.openGenerator("FAQ");
    await editor.generator.getByText("AI is not set up: set OPENAI_API_KEY").waitFor();
    expect(await editor.generator.getByRole("button", { name: "Generate", exact: true }).isDisabled()).toBe(true);
    expect(await faults(editor.page)).toEqual([]);
    expect(editor.problems).toEqual([]);
  });
});
