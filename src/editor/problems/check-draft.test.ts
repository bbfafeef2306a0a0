import { expect, it, vi } from "vitest";
import { findBlock } from "#blocks";
import { keyOf, publishCheck, type Draft, type PublishReport } from "#publishing";
import { openDocument } from "../test-document.ts";
import { checkDraft } from "./check-draft.ts";

const headings = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ heading: { headline: `${index}` } }));
const check = (draft: Draft) => new Promise<PublishReport>((resolve) => checkDraft(draft, {}, resolve));

it("finds what the check in one go finds, and yields in between", { tags: ["slow"] }, async () => {
  const { draft } = openDocument(headings(2000)).document.view();
  let others = 0;
  const beside = setInterval(() => (others += 1));
  const report = await check(draft);
  clearInterval(beside);
  expect(report).toEqual(publishCheck(draft));
  expect(others).toBeGreaterThan(1);
});

it("reports nothing once it is cancelled", { tags: ["slow"] }, async () => {
  const { draft } = openDocument(headings(2000)).document.view();
  const onDone = vi.fn<(report: PublishReport) => void>();
  const cancel = checkDraft(draft, {}, onDone);
  setTimeout(cancel);
  await check(draft);
  expect(onDone).not.toHaveBeenCalled();
});

it("looks again only at what has changed since", async () => {
  const page = openDocument(headings(50));
  await check(page.document.view().draft);
  const faults = vi.spyOn(findBlock("heading") ?? ({} as never), "findFaults");
  page.actions.set(page.key(7), ["heading", "headline"], "");
  const { errors } = await check(page.document.view().draft);
  expect(faults).toHaveBeenCalledTimes(1);
  expect(errors.map(({ key }) => key)).toEqual([keyOf(page.document.view().draft.blocks[7] ?? {})]);
  faults.mockRestore();
});
