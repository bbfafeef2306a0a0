import { expect, it } from "vitest";
import { openDocument } from "../test-document.ts";
import { beginWriting, planBegan, planWritten } from "./outline-steps.ts";
import { insertPosition } from "./insert-position.ts";
import { blockWritten, callBegan, newRun, reject, type Run } from "./run-state.ts";
import { blockTask, planTask } from "./tasks.ts";

const HERO = { hero: { headline: "Ours" } };
const FOOTER = { footer: { shared: true } };

function planned(where: string): { page: ReturnType<typeof openDocument>; run: Run } {
  const page = openDocument([HERO, FOOTER]);
  let keys = 0;
  const asked = { context: "A school", model: "", tone: "calm", where };
  const blocks = ["heading", "faq", "video"].map((type) => ({ type, purpose: `About ${type}` }));
  const ends = { header: false, footer: false };
  const outline = planWritten(planBegan(newRun("r", asked)), blocks, ends, () => `p${(keys += 1)}`);
  return { page, run: beginWriting(outline, insertPosition(page.document.view().draft.blocks, where)) };
}

const FAQ = {
  key: "p2",
  type: "faq",
  purpose: "About faq",
  state: "writing",
  calls: 1,
  retries: 1,
  claims: [],
} as const;

it("gives a plan the page's content, and whether it stays", () => {
  const kept = planned("end");
  expect(planTask(kept.run, kept.page.document.view().draft)).toMatchObject({
    task: "plan",
    context: "A school",
    tone: "calm",
    keeps: true,
    outline: [{ type: "hero", text: "Ours" }, { type: "footer" }],
  });
  const replaced = planned("replace");
  expect(planTask(replaced.run, replaced.page.document.view().draft)).not.toHaveProperty("keeps");
});

it("gives a block the text of the others, and the purpose of those not yet written", () => {
  const { page, run } = planned("end");
  const heading = { heading: { headline: "Reading for all" } };
  const written = blockWritten(callBegan(run, "p1"), "p1", 1, { block: heading, claims: [] });
  const { draft } = page.document.view();
  expect(blockTask(written, FAQ, draft)).toEqual({
    task: "block",
    context: "A school",
    tone: "calm",
    type: "faq",
    purpose: "About faq",
    outline: [
      { type: "hero", text: "Ours" },
      { type: "heading", text: "Reading for all" },
      { type: "faq", text: "About faq" },
      { type: "video", text: "About video" },
      { type: "footer", text: expect.any(String) },
    ],
    neighbours: [heading],
  });
  expect(blockTask(reject(written, "p1"), FAQ, draft)).toMatchObject({ neighbours: [HERO] });
});

it("leaves out a neighbour that is too long to be sent", () => {
  const { page, run } = planned("end");
  const long = { content: { content: "長".repeat(200_000) } };
  page.actions.insert([long], page.key(0));
  const after = { ...run, after: page.key(1) };
  const task = blockTask(after, { ...FAQ, key: "p1", type: "heading" }, page.document.view().draft);
  expect(task).toMatchObject({ neighbours: [] });
});

it("leaves out what will be replaced", () => {
  const { page, run } = planned("replace");
  const task = blockTask(run, FAQ, page.document.view().draft);
  expect(task).toMatchObject({
    outline: [{ type: "heading" }, { type: "faq" }, { type: "video" }, { type: "footer" }],
  });
});
