import { expect, it } from "vitest";
import { useAiSite } from "./ai-editors.ts";

const { openPage } = useAiSite(false);

it("names what to set where no model can be asked, and begins nothing", async () => {
  const { page, press, problems } = await openPage([{ heading: { headline: "Hi" } }]);
  await press("Generate page with AI");
  const dialog = page.getByRole("dialog", { name: "Generate page with AI" });
  await dialog.getByText(/OPENAI_API_KEY/).waitFor();
  expect(await dialog.getByRole("button", { name: "Plan the page" }).isDisabled()).toBe(true);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(problems).toEqual([]);
});
