import { describe, expect, it } from "vitest";
import { jsonReply } from "../../scripts/lib/fake-provider/index.ts";
import { ask, operate } from "./admin-pages.ts";
import { useAiSite } from "./ai-editors.ts";

const { openPage, provider } = useAiSite();

/** Opens the form of a text, selects "They take long." in it, and chooses an action. */
async function chooseFor(content: string, action: string) {
  const editor = await openPage([{ content: { style: "simple", content } }]);
  const form = await editor.edit("Content");
  const area = form.getByRole("textbox", { name: "Content" });
  await area.evaluate((one: HTMLTextAreaElement) => {
    const start = one.value.indexOf("They take long.");
    one.setSelectionRange(start, start + "They take long.".length);
  });
  await form.getByRole("button", { name: "Improve", exact: true }).click();
  await editor.page.getByRole("menuitem", { name: action }).click();
  return editor;
}

const asked = () => /name="copy">\n([\s\S]*?)\n</.exec(provider().requests[0]?.texts.join("\n") ?? "")?.[1];

describe("the selected part of a text is what a model improves", () => {
  it("in a text with the line ends of Windows too", async () => {
    provider().reply(jsonReply({ text: "They take a while." }));
    const editor = await chooseFor("# Reports\r\n\r\nThey take long.\r\n\r\nThe end.", "Rewrite");
    await editor.press("Accept");
    const better = "# Reports\r\n\r\nThey take a while.\r\n\r\nThe end.";
    await expect.poll(editor.saved).toEqual([{ content: { style: "simple", content: better } }]);
    expect(asked()).toBe("They take long.");
  });

  it("also when someone else writes above it before the model is asked", async () => {
    provider().reply(jsonReply({ text: "Tardan mucho." }));
    const before = "# Reports\n\nThey take long.\n\nThe end.";
    const editor = await chooseFor(before, "Translate");
    const { body } = await ask(editor.page, "GET", `/api/pages/${editor.id}/draft`);
    const [{ key }] = body.page.blocks;
    await operate(editor.page, editor.id, [
      { type: "set", key, path: ["content", "content"], value: `News first.\n\n${before}` },
    ]);
    await editor.frame.getByText("News first.").waitFor();
    const dialog = editor.dialog("Translate");
    await dialog.getByRole("textbox", { name: "Language" }).fill("es");
    await editor.press("Write");
    await editor.press("Accept");
    const better = "News first.\n\n# Reports\n\nTardan mucho.\n\nThe end.";
    await expect.poll(editor.saved).toEqual([{ content: { style: "simple", content: better } }]);
    expect(asked()).toBe("They take long.");
  });
});
