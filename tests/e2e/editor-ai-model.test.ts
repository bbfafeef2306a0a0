import { expect, it } from "vitest";
import { OLD, useAiSite } from "./ai-editors.ts";
import { faults } from "./axe.ts";

const { openPage, provider } = useAiSite(true, { AI_MODEL: "openai/gpt-0" });

it("a default that is gone is named and can't be chosen; another one is asked, and the dialog says so", async () => {
  const editor = await openPage([OLD]);
  await editor.openGenerator("FAQ");
  const notice = editor.generator.getByText(
    "gpt-0 is no longer offered by its provider; GPT-6.1 Terra is asked instead.",
  );
  await notice.waitFor();
  const model = editor.generator.getByLabel("Model");
  expect(await model.locator("option:checked").textContent()).toBe("GPT-6.1 Terra");
  expect(await model.locator("option:disabled").allTextContents()).toEqual(["gpt-0 (no longer available)"]);
  expect(await faults(editor.page)).toEqual([]);
  await editor.generate();
  await expect.poll(() => provider().requests.at(-1)?.model).toBe("gpt-6.1-terra");
  expect(editor.problems).toEqual([]);
});
