import { expect, it } from "vitest";
import { openDocument } from "../test-document.ts";
import { planBegan, planWritten } from "./outline-steps.ts";
import { keptGrounding } from "./run-grounding.ts";
import { newRun } from "./run-state.ts";

it("gathers what a run's blocks may state once, and again after a change", () => {
  const { document } = openDocument([{ hero: { headline: "Ours" } }]);
  const asked = { context: "A school", model: "", tone: "", where: "end" };
  const run = newRun("r", asked);
  const { draft } = document.view();
  const facts = ["Founded in 1998"];
  const known = keptGrounding();
  const first = known(run, draft, facts);
  expect(first).toEqual({ facts, context: "A school", page: ["Ours"] });
  expect(known({ ...run }, document.view().draft, facts)).toBe(first);
  const planned = planWritten(
    planBegan(run),
    [{ type: "faq", purpose: "" }],
    { header: false, footer: false },
    () => "p",
  );
  expect(known(planned, draft, facts)).not.toBe(first);
  expect(known(run, { ...draft, blocks: [] }, facts).page).toEqual([]);
  expect(known({ ...run, asked: { ...asked, context: "A club" } }, draft, facts).context).toBe("A club");
});
