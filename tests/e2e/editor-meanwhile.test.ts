import { describe, expect, it } from "vitest";
import { ask, operate } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import {
  canvas,
  editorsIn,
  goToEditor,
  headlines,
  insertBehind,
  openSecondTab,
  typeBehind,
  waitForJournal,
  waitForState,
} from "./editor-sessions.ts";
import { waitForFocus } from "./focus.ts";

const browser = useBrowser();
const { openNew } = editorsIn(browser);

async function setFirst(page: Parameters<typeof ask>[0], id: string, value: string) {
  const { body } = await ask(page, "GET", `/api/pages/${id}/draft`);
  return operate(page, id, [{ type: "set", key: body.page.blocks[0].key, path: ["hero", "headline"], value }]);
}

describe("two versions of a field", () => {
  it("still await a decision after a reload", async () => {
    const { page, id } = await openNew("/meanwhile-conflict-reload");
    await page.route("**/operations", (route) => route.abort());
    await insertBehind(page, "First", " mine");
    await waitForState(page, "Offline");
    await setFirst(page, id, "First theirs");
    await page.unroute("**/operations");
    const dialog = page.getByRole("dialog", { name: "Two versions of this field" });
    await dialog.getByText("First mine", { exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByText("A field has two versions.").waitFor();
    await page.reload();
    await canvas(page).locator("[data-block-key]").first().waitFor();
    await dialog.getByText("First mine", { exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Decide" }).press("Enter");
    await dialog.getByRole("button", { name: "Keep mine" }).press("Enter");
    await waitForFocus(page.getByRole("heading", { level: 1 }));
    await expect.poll(() => headlines(page, id)).toEqual(["First mine", "Second"]);
    await waitForJournal(page, "First mine", false);
    await page.reload();
    await canvas(page).getByRole("heading", { name: "First mine" }).waitFor();
    await waitForState(page, "Saved");
    expect(await dialog.count()).toBe(0);
  });

  it("are shown when the editor was left before the answer came", async () => {
    const { page, id } = await openNew("/meanwhile-conflict-left");
    const released = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    await page.route("**/operations", async (route) => {
      held.resolve();
      await released.promise;
      await route.continue();
    });
    await insertBehind(page, "First", " mine");
    await page.getByRole("link", { name: /Back to the page/ }).click();
    await held.promise;
    await page.getByRole("tabpanel").waitFor();
    await setFirst(page, id, "First theirs");
    const answered = page.waitForResponse(
      (one) => one.url().endsWith("/operations") && one.request().method() === "POST",
    );
    released.resolve();
    await answered;
    await page.waitForTimeout(500);
    await goToEditor(page, id);
    expect(await headlines(page, id)).toEqual(["First theirs", "Second"]);
    await page
      .getByRole("dialog", { name: "Two versions of this field" })
      .getByText("First mine", { exact: true })
      .waitFor();
  });
});

it("a second tab shows what happened while it was opening", async () => {
  const { page, id } = await openNew("/meanwhile-second-tab");
  const { second, release } = await openSecondTab(page, id);
  await setFirst(page, id, "Changed meanwhile");
  await canvas(page).getByRole("heading", { name: "Changed meanwhile" }).waitFor();
  await release();
  const shown = () => canvas(second).getByRole("heading", { name: "Changed meanwhile" }).count();
  await expect.poll(shown).toBe(1);
  await second.close();
});

it("the canvas works on when a block is removed in which an input method composes", async () => {
  const { page, id } = await openNew("/meanwhile-compose-removed");
  await typeBehind(page, "First", "");
  const session = await page.context().newCDPSession(page);
  await session.send("Input.imeSetComposition", { text: "mine", selectionStart: 4, selectionEnd: 4 });
  const { body } = await ask(page, "GET", `/api/pages/${id}/draft`);
  await operate(page, id, [{ type: "remove", key: body.page.blocks[0].key }]);
  await expect.poll(() => canvas(page).locator("[data-block-key]").count()).toBe(1);
  await page.waitForTimeout(500);
  await insertBehind(page, "Second", " more");
  await expect.poll(() => headlines(page, id)).toEqual(["Second more"]);
});

it("a drag ends with the button, although someone has removed the block meanwhile", async () => {
  const { page, id } = await openNew(
    "/meanwhile-drag-removed",
    ["One", "Two", "Three"].map((headline) => ({ heading: { headline } })),
  );
  const block = canvas(page).locator("[data-block-key]").nth(1);
  await block.getByRole("heading").click();
  const grip = await block.locator(".bwe-grip").boundingBox();
  const target = await canvas(page).locator("[data-block-key]").nth(2).boundingBox();
  if (!grip || !target) throw new Error("no grip");
  await page.mouse.move(grip.x + 8, grip.y + 8);
  await page.mouse.down();
  await page.mouse.move(grip.x, target.y + target.height - 12, { steps: 8 });
  await canvas(page).locator(".bwe-drop").waitFor();
  const { body } = await ask(page, "GET", `/api/pages/${id}/draft`);
  await operate(page, id, [{ type: "remove", key: body.page.blocks[1].key }]);
  await expect.poll(() => canvas(page).locator("[data-block-key]").count()).toBe(2);
  await page.mouse.move(grip.x, target.y + 20, { steps: 2 });
  await page.mouse.up();
  await expect.poll(() => canvas(page).locator(".bwe-drop").count()).toBe(0);
});

it("undo after Escape leaves what someone else wrote in the same text in between", async () => {
  const { page, id } = await openNew("/meanwhile-undo-session");
  await typeBehind(page, "First", " mine");
  await expect.poll(() => headlines(page, id)).toEqual(["First mine", "Second"]);
  await setFirst(page, id, "First mine and theirs");
  await canvas(page).getByRole("textbox").getByText("First mine and theirs").waitFor();
  await page.waitForTimeout(1200);
  await page.keyboard.type("!");
  await expect.poll(() => headlines(page, id)).toEqual(["First mine and theirs!", "Second"]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+z");
  await page
    .getByRole("alert")
    .getByText(/^Only partly undone: .+ changed the rest since$/)
    .waitFor();
  await waitForState(page, "Saved");
  expect(await headlines(page, id)).toEqual(["First mine and theirs", "Second"]);
});
