import { expect, it } from "vitest";
import { ask, operate } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import {
  canvas,
  crash,
  editorsIn,
  headlines,
  insertBehind,
  goToEditor,
  openSecondTab,
  waitForJournal,
  waitForState,
} from "./editor-sessions.ts";

const browser = useBrowser({ crashes: true });
const { openNew } = editorsIn(browser);

it("a tab that takes over from a crashed one has everything", async () => {
  const { page, id } = await openNew("/taken-over");
  const { second, release } = await openSecondTab(page, id);
  const { body } = await ask(page, "GET", `/api/pages/${id}/draft`);
  await operate(page, id, [{ type: "set", key: body.page.blocks[0].key, path: ["hero", "headline"], value: "Theirs" }]);
  await canvas(page).getByRole("heading", { name: "Theirs" }).waitFor();
  await page.route("**/operations", (route) => route.abort());
  await insertBehind(page, "Second", " left");
  await waitForJournal(page, "Second left");
  await release();
  await crash(page);
  await second.getByText("1 change recovered", { exact: true }).waitFor();
  await waitForState(second, "Saved");
  const shown = () => canvas(second).locator("[data-block-key] :is(h1, h2)").allTextContents();
  await expect.poll(shown).toEqual(["Theirs", "Second left"]);
  // What is typed there now would replace it unseen.
  await insertBehind(second, "Second left", "!");
  expect(await headlines(second, id)).toContain("Theirs");
});

it("what a tab leaves that was opened later is recovered by one that is still open", async () => {
  const { page, id } = await openNew("/left-by-a-later-one");
  const later = await page.context().newPage();
  await goToEditor(later, id);
  await later.route("**/operations", (route) => route.abort());
  await insertBehind(later, "Second", " left");
  await waitForJournal(later, "Second left");
  await crash(later);
  // The server would notice only after a minute that someone is gone.
  await ask(page, "POST", `/api/pages/${id}/presence`, { clientId: "someone-else" });
  await page.getByText("1 change recovered", { exact: true }).waitFor();
  await expect.poll(() => headlines(page, id)).toEqual(["First", "Second left"]);
});
