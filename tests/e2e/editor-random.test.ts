import { expect, it } from "vitest";
import { ask } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { canvas, waitForState } from "./editor-sessions.ts";
import { FAQ, headingSaying, openEditor } from "./editor-verbs.ts";
import { actionsOf, randomFrom } from "./random-actions.ts";

const { openKept } = useBrowser();
const ACTIONS = Number(process.env.RANDOM_ACTIONS ?? 100);
const SEED = Number(process.env.RANDOM_SEED ?? Math.floor(Math.random() * 1e9));
/** Few enough that every step of a round is still part of the history (500 at most). */
const ROUND = Math.min(250, ACTIONS);
const FEATURES = { features: { style: "cards", headline: "What it does", items: [{ name: "One" }, { name: "Two" }] } };

it(`goes through ${ACTIONS} random actions with nothing lost, all of it undone and redone (seed ${SEED})`, async () => {
  const blocks = [headingSaying("First"), FAQ, FEATURES, headingSaying("Last")];
  const { page, id, problems } = await openEditor(openKept, blocks);
  await canvas(page).locator("[data-block-key]").first().waitFor();
  const act = actionsOf(page, randomFrom(SEED));
  const draft = async () => {
    await waitForState(page, "Saved");
    return JSON.stringify((await ask(page, "GET", `/api/pages/${id}/draft`)).body.page);
  };
  const drawn = () =>
    canvas(page)
      .locator("[data-block-key]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("data-block-key")));
  /** Presses a button of the history until nothing is left to press it for. */
  const bar = page.getByRole("group", { name: "Page tools" });
  const all = (button: "Undo" | "Redo") =>
    bar.getByRole("button", { name: button, exact: true }).evaluate(async (step: HTMLButtonElement) => {
      while (!step.disabled) {
        step.click();
        await new Promise((resolve) => setTimeout(resolve));
      }
    });
  for (let round = 0; round < ACTIONS / ROUND; round += 1) {
    // A new window begins with an empty history.
    await page.reload();
    await page.getByRole("button", { name: "Undo" }).waitFor();
    await page.waitForTimeout(300);
    const before = await draft();
    const done: string[] = [];
    for (let step = 0; step < ROUND; step += 1) done.push(await act());
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await all("Redo");
    const after = await draft();
    const keys = JSON.parse(after).blocks.map(({ key }: { key: string }) => key);
    const found = { drawn: await drawn(), undone: "", redone: "" };
    await all("Undo");
    found.undone = await draft();
    await all("Redo");
    found.redone = await draft();
    const alerts = await page.getByRole("alert").allTextContents();
    const last = `round ${round}: ${done.slice(-12).join(", ")}`;
    expect({ last, ...found, alerts, problems }).toEqual({
      last,
      drawn: keys,
      undone: before,
      redone: after,
      alerts: [],
      problems: [],
    });
  }
}, 900_000);
