import { expect, it } from "vitest";
import { ask, heroSaying, operate } from "./admin-pages.ts";
import { waitForState } from "./editor-sessions.ts";
import { usePageRuns } from "./page-runs.ts";

const { script, edit } = usePageRuns();

const WHOLE = ["header", "heading", "faq", "newsletter", "content", "footer"];

/** Has a page written in place of another one, and accepts its second block. */
async function acceptSecond() {
  script();
  const run = await edit([{ header: { shared: true } }, heroSaying("Old"), { footer: { shared: true } }]);
  await run.begin();
  await run.dialog.getByLabel("Where").selectOption("Replace the page’s blocks");
  await run.plan();
  await run.write();
  await run.bar.getByRole("button", { name: "Accept all" }).waitFor();
  await run.made(/^FAQ/).getByRole("button", { name: "Accept FAQ" }).click();
  await expect.poll(run.types).toEqual(["header", "faq", "footer"]);
  return { ...run, leaving: run.bar.getByText("1 block will be replaced (shown faded)") };
}

it("a block whose acceptance is undone is decided again, with what it had replaced", async () => {
  const run = await acceptSecond();
  expect(await run.leaving.count()).toBe(0);
  await run.press("Undo");
  await expect.poll(run.order).toEqual(["Heading", "FAQ", "Newsletter", "Content"]);
  await run.leaving.waitFor();
  await expect.poll(run.types).toEqual(["header", "hero", "footer"]);
  await run.inBar("Accept all");
  await run.bar.waitFor({ state: "detached" });
  await waitForState(run.page, "Saved");
  await expect.poll(run.types).toEqual(WHOLE);
  await run.press("Undo");
  await expect.poll(run.types).toEqual(["header", "hero", "footer"]);
  expect(run.problems).toEqual([]);
});

it("a block whose acceptance is redone needs no other decision; the keyboard stays at its block", async () => {
  const run = await acceptSecond();
  const focused = () => run.frame.locator(":focus").textContent();
  await expect.poll(focused).toBe("Accept Newsletter");
  await run.page.keyboard.press("Control+z");
  await run.leaving.waitFor();
  await expect.poll(focused).toBe("Accept Newsletter");
  await run.press("Redo");
  await expect.poll(run.order).toEqual(["Heading", "Newsletter", "Content"]);
  await expect.poll(run.types).toEqual(["header", "faq", "footer"]);
  await run.page.reload();
  await run.inBar("Accept all");
  await run.bar.waitFor({ state: "detached" });
  await expect.poll(run.types).toEqual(WHOLE);
});

it("the others keep their order when someone removes an accepted block", async () => {
  const run = await acceptSecond();
  await waitForState(run.page, "Saved");
  const { body } = await ask(run.page, "GET", `/api/pages/${run.id}/draft`);
  await operate(run.page, run.id, [{ type: "remove", key: body.page.blocks[1].key }]);
  await run.frame.locator('[data-block-type="faq"][data-block-key]').waitFor({ state: "detached" });
  await run.inBar("Accept all");
  await run.bar.waitFor({ state: "detached" });
  await expect.poll(run.types).toEqual(WHOLE.filter((type) => type !== "faq"));
});
