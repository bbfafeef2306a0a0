import { describe, expect, it } from "vitest";
import { jsonReply, statusReply } from "../../scripts/lib/fake-provider/index.ts";
import { NEW, OLD, useAiSite, type AiEditor } from "./ai-editors.ts";
import { faults } from "./axe.ts";

const { openPage, provider } = useAiSite();

describe("when a reply has come", () => {
  const focused = ({ page }: AiEditor) => page.evaluate(() => document.activeElement?.textContent);

  it("the focus is on Accept: Enter twice asks once", async () => {
    const editor = await openPage([OLD]);
    const pressed = Promise.withResolvers<void>();
    provider().reply(jsonReply(NEW, { until: pressed.promise }));
    await editor.openGenerator("FAQ");
    const ask = editor.generator.getByRole("button", { name: "Generate", exact: true });
    await ask.focus();
    await editor.page.keyboard.press("Enter");
    await editor.page.keyboard.press("Enter");
    pressed.resolve();
    await editor.generator.getByText("The block is written").waitFor();
    await expect.poll(() => focused(editor)).toBe("Accept");
    await editor.page.keyboard.press("Enter");
    await expect.poll(editor.saved).toEqual([NEW]);
    expect(provider().requests).toHaveLength(1);
  });

  it("can be opened again after another request has failed", async () => {
    const editor = await openPage([OLD]);
    provider().reply(jsonReply(NEW));
    await editor.openGenerator("FAQ");
    await editor.generate();
    await editor.generator.getByText("The block is written").waitFor();
    provider().reply(statusReply(401));
    await editor.generator.getByRole("button", { name: "Generate again" }).click();
    await editor.generator.getByText("No block was generated").waitFor();
    await editor.tab("Generate").click();
    await editor.generator.getByRole("button", { name: "Open the last reply" }).click();
    await editor.press("Accept");
    await expect.poll(editor.saved).toEqual([NEW]);
  });

  it("the focus comes from a field that sent the form, but not from someone who reads or types elsewhere", async () => {
    const editor = await openPage([OLD]);
    provider().reply(jsonReply(NEW));
    await editor.openGenerator("FAQ");
    await editor.generator.getByRole("textbox", { name: "Tone" }).press("Enter");
    await expect.poll(() => focused(editor)).toBe("Accept");
    const reads = Promise.withResolvers<void>();
    provider().reply(jsonReply(NEW, { until: reads.promise }));
    await editor.generator.getByRole("button", { name: "Generate again" }).press("Enter");
    await editor.generator.getByText("The model is writing").waitFor();
    await editor.raw.focus();
    reads.resolve();
    await editor.generator.getByText("The block is written").waitFor();
    expect(await focused(editor)).not.toBe("Accept");
  });

  it("Improve has the focus on Accept too, from its field as long as nobody types on", async () => {
    const editor = await openPage([OLD]);
    provider().reply(jsonReply({ text: "Because." }));
    const form = await editor.edit("FAQ");
    await form.locator('[data-field*="answer"]').getByRole("button", { name: "Improve" }).click();
    await editor.page.getByRole("menuitem", { name: "Change tone" }).click();
    const dialog = editor.dialog("Change tone");
    const tone = dialog.getByRole("textbox", { name: "Tone" });
    await tone.fill("Calm");
    await tone.press("Enter");
    await expect.poll(() => focused(editor)).toBe("Accept");
    const typed = Promise.withResolvers<void>();
    provider().reply(jsonReply({ text: "Because." }, { until: typed.promise }));
    await tone.press("Enter");
    await tone.pressSequentially(" and kind");
    typed.resolve();
    await dialog.getByRole("button", { name: "Accept" }).waitFor();
    expect(await tone.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it("all of the block can be read: what is folded opens with mouse and keyboard, and no link leads away", async () => {
    const editor = await openPage([OLD]);
    const link = { text: "More on that", href: "/more" };
    const items = NEW.faq.items.map((item) => ({ ...item, link }));
    provider().reply(jsonReply({ faq: { ...NEW.faq, items } }));
    await editor.openGenerator("FAQ");
    await editor.generate();
    const { preview } = editor;
    const [first, second] = NEW.faq.items;
    await preview.getByText(first?.question ?? "").click();
    await preview.getByText(first?.answer ?? "").waitFor();
    await preview.locator("summary").nth(1).focus();
    await editor.page.keyboard.press("Enter");
    await preview.getByText(second?.answer ?? "").waitFor();
    await preview.getByRole("link", { name: "More on that" }).first().click();
    await preview.getByText(first?.answer ?? "").waitFor();
    expect(await faults(editor.page)).toEqual([]);
    await preview.locator("summary").nth(1).focus();
    await editor.page.keyboard.press("Escape");
    await editor.generator.waitFor({ state: "detached" });
    expect(editor.problems).toEqual([]);
  });
});

describe("before a reply is accepted", () => {
  const ADA = { name: "Ada Byron", quote: "It works.", company: "Acme" };

  it.each([390, 1440])("the preview says what changes, who stays and what was left out (%i px)", async (width) => {
    const editor = await openPage([{ testimonials: { style: "simple", headline: "Old", items: [ADA] } }], { width });
    const reply = { headline: 42, items: [{ title: "Time" }, { title: "Trust", name: "Jane" }] };
    provider().reply(jsonReply({ testimonials: { style: "simple", ...reply } }));
    await editor.openGenerator("Testimonials");
    await editor.generate();
    await editor.generator.getByText("1 field changes, 1 entry is added, 1 stays as it is.").waitFor();
    const lines = (name: string) =>
      editor.generator.getByRole("region", { name }).getByRole("listitem").allTextContents();
    expect(await lines("What will change")).toEqual([
      "Headline: Old → 42",
      expect.stringMatching(/^Testimonial 2 .*added$/),
    ]);
    expect(await lines("What stays as it is")).toEqual(["Testimonial 1 (“Ada Byron”)"]);
    expect(await lines("Left out or changed")).toEqual([
      "Headline: This was a number. It is used as text.",
      expect.stringMatching(/^Testimonial 2 .*Only people can fill this in: “name”\.$/),
    ]);
    expect(await faults(editor.page)).toEqual([]);
    expect(await editor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await editor.press("Accept");
    await expect
      .poll(editor.saved)
      .toMatchObject([{ testimonials: { headline: "42", items: [ADA, { name: "[Add a name]", sample: true }] } }]);
    expect(editor.problems).toEqual([]);
  });
});
