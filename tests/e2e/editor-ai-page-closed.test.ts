import { describe, expect, it } from "vitest";
import { forever, jsonReply, never, textReply, type Behaviour } from "../../scripts/lib/fake-provider/index.ts";
import { faults } from "./axe.ts";
import { waitForFocus } from "./focus.ts";
import { PLAN, usePageRuns } from "./page-runs.ts";

const { script, edit } = usePageRuns();
/** A plan that ends once `until` is resolved. */
const planned = (until: Promise<unknown>) =>
  jsonReply({ blocks: PLAN.map((type) => ({ type, purpose: `About ${type}` })) }, { chunkSize: 12, until });

/** Closes the dialog by Escape while the page is planned. */
async function closeWhilePlanned(reply: Behaviour) {
  script((type) => (type === "plan" ? reply : undefined));
  const run = await edit();
  await run.begin();
  await run.dialog.getByRole("textbox", { name: "Context" }).fill("A school in Leeds");
  await run.dialog.getByRole("button", { name: "Plan the page" }).click();
  await run.dialog.getByText("The page is being planned").waitFor();
  await run.page.keyboard.press("Escape");
  await run.dialog.waitFor({ state: "hidden" });
  await run.bar.getByText("The page is being planned").waitFor();
  return { ...run, context: run.dialog.getByRole("textbox", { name: "Context" }) };
}

describe("a page whose dialog is closed while it is planned", () => {
  it("says when the outline is ready; it can be discarded and brought back, and the context stays", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { page, bar, dialog, context, ...run } = await closeWhilePlanned(planned(promise));
    resolve();
    const ready = "4 blocks planned, plus the site’s header and footer. Nothing is written yet.";
    await bar.getByText(ready).waitFor();
    expect(await page.locator("[aria-live]").getByText(ready).count()).toBe(1);
    expect(await faults(page)).toEqual([]);
    await bar.getByRole("button", { name: "Discard" }).press("Enter");
    await bar.waitFor({ state: "detached" });
    await run.begin();
    expect(await context.inputValue()).toBe("A school in Leeds");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Bring back" }).click();
    await bar.getByText(ready).waitFor();
    await page.reload();
    await bar.getByRole("button", { name: "Show the outline" }).click();
    await dialog.getByRole("button", { name: "Write the page" }).waitFor();
  });

  it("says that there is no plan, and why", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { page, bar, context } = await closeWhilePlanned(textReply("There is no plan in here.", { until: promise }));
    resolve();
    await bar.getByText(/^The page wasn’t planned\. ./).waitFor();
    await bar.getByRole("button", { name: "Try again" }).click();
    expect(await context.inputValue()).toBe("A school in Leeds");
    await page.keyboard.press("Escape");
    await bar.waitFor({ state: "detached" });
  });

  it("can still be stopped; after a reload in the middle the dialog still holds the context", async () => {
    const { page, bar, context, ...run } = await closeWhilePlanned(never);
    await page.reload();
    await bar.getByText(/^The page wasn’t planned\. ./).waitFor();
    await bar.getByRole("button", { name: "Try again" }).click();
    expect(await context.inputValue()).toBe("A school in Leeds");
    script((type) => (type === "plan" ? planned(forever) : undefined));
    await run.dialog.getByRole("button", { name: "Plan the page" }).click();
    await run.line("heading").waitFor({ state: "attached" });
    await page.keyboard.press("Escape");
    await bar.getByRole("button", { name: "Stop" }).press("Enter");
    await bar.getByText("Nothing is written yet.").waitFor();
    await waitForFocus(bar);
  });
});
