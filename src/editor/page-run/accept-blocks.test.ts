import { describe, expect, it } from "vitest";
import type { JsonObject } from "#shared";
import { openDocument, type OpenDocument } from "../test-document.ts";
import { acceptBlocks } from "./accept-blocks.ts";
import { addLine, beginWriting, canMove, moveLine, planBegan, planGrew, planWritten } from "./outline-steps.ts";
import { missingEnds, insertPosition, predecessorFor } from "./insert-position.ts";
import { blockWritten, callBegan, isDone, newRun, plannedBlock, reject, type Run } from "./run-state.ts";

const HERO = { hero: { headline: "Ours" } };
const FAQ = { faq: { items: [{ question: "Why?", answer: "So." }] } };
const HEADER = { header: { shared: true } };
const FOOTER = { footer: { shared: true } };
const SAYING = (headline: string) => ({ heading: { headline } });

let keys = 0;
const newKey = () => `n${(keys += 1)}`;

/** A run on a page with all of its blocks written: the headings A, B, C ... */
function written(page: OpenDocument, names: readonly string[], where = "end"): Run {
  const { blocks } = page.document.view().draft;
  const planned = names.map((name) => ({ type: "heading", purpose: name }));
  const outline = planWritten(
    planBegan(newRun("run", { context: "", model: "", tone: "", where })),
    planned,
    missingEnds(blocks),
    newKey,
  );
  const run = beginWriting(outline, insertPosition(blocks, where));
  return run.blocks.reduce((all, { key, purpose, isShared }) => {
    const one = {
      block: SAYING(purpose),
      claims: purpose === "B" ? [{ path: ["heading", "headline"], text: "B" }] : [],
    };
    return isShared ? all : blockWritten(callBegan(all, key), key, 1, one);
  }, run);
}

const keyOf = (run: Run, purpose: string) => run.blocks.find((one) => one.purpose === purpose)?.key ?? "";

/** Accepts blocks as the editor does. */
function accepted(page: OpenDocument, run: Run, chosen: readonly string[]): Run {
  const outcome = acceptBlocks(run, chosen, page.document.state, newKey);
  page.actions.change(outcome.operations, "Generate", { run: run.id });
  return outcome.run;
}

const words = (page: OpenDocument) =>
  page.contents().map((block) => {
    const [type = "", content] = Object.entries(block)[0] ?? [];
    return (content as JsonObject).headline ?? type;
  });
const draftOf = (page: OpenDocument) => JSON.stringify(page.document.view().draft);

describe("where blocks go", () => {
  it("is before the footer, with the shared header and footer that the page lacks", () => {
    const page = openDocument([HERO]);
    const run = written(page, ["A", "B"]);
    accepted(
      page,
      run,
      run.blocks.map(({ key }) => key),
    );
    expect(words(page)).toEqual(["header", "Ours", "A", "B", "footer"]);
    const whole = openDocument([HEADER, HERO, FOOTER]);
    const more = written(whole, ["A"]);
    accepted(
      whole,
      more,
      more.blocks.map(({ key }) => key),
    );
    expect(words(whole)).toEqual(["header", "Ours", "A", "footer"]);
  });

  it("is after the selected block; the order stays whichever block is accepted first", () => {
    const page = openDocument([HEADER, HERO, FAQ, FOOTER]);
    let run = written(page, ["A", "B", "C"], page.key(1));
    run = accepted(page, run, [keyOf(run, "C")]);
    run = accepted(page, run, [keyOf(run, "A")]);
    run = reject(run, keyOf(run, "B"));
    expect(words(page)).toEqual(["header", "Ours", "A", "C", "faq", "footer"]);
  });

  it("is between the header and the footer that someone has added since the plan; a page gets no second ones", () => {
    const page = openDocument([]);
    const run = written(page, ["A", "B"]);
    page.actions.insert([HEADER, HERO, FOOTER], null);
    expect(predecessorFor(run, keyOf(run, "A"), page.document.state)).toBe(page.key(0));
    const all = run.blocks.map(({ key }) => key);
    const { left } = acceptBlocks(run, all, page.document.state, newKey);
    expect(left).toBe("The page has gained a header or a footer in the meantime.");
    const after = accepted(page, run, all);
    expect(words(page)).toEqual(["header", "A", "B", "Ours", "footer"]);
    expect(isDone(after)).toBe(true);
  });

  it("ends with the site's footer, also when someone adds a block behind the one that it follows", () => {
    const page = openDocument([HERO]);
    const run = written(page, ["A"]);
    page.actions.insert([SAYING("Somebody’s")], page.key(0));
    accepted(
      page,
      run,
      run.blocks.map(({ key }) => key),
    );
    expect(words(page)).toEqual(["header", "Ours", "A", "Somebody’s", "footer"]);
  });

  it("follows its neighbours when someone moves or removes them", () => {
    const page = openDocument([HEADER, HERO, FAQ, FOOTER]);
    let run = written(page, ["A", "B"], page.key(1));
    expect(predecessorFor(run, keyOf(run, "B"), page.document.state)).toBe(page.key(1));
    page.actions.remove([page.key(1)]);
    expect(predecessorFor(run, keyOf(run, "B"), page.document.state)).toBe(page.key(0));
    run = accepted(page, run, [keyOf(run, "A")]);
    expect(words(page)).toEqual(["header", "A", "faq", "footer"]);
    page.actions.moveAllAfter([keyOf(run, "A")], page.key(2));
    accepted(page, run, [keyOf(run, "B")]);
    expect(words(page)).toEqual(["header", "faq", "A", "B", "footer"]);
  });

  it("replaces the page's blocks between header and footer, as one step", () => {
    const page = openDocument([HEADER, HERO, FAQ, FOOTER]);
    const before = draftOf(page);
    let run = written(page, ["A", "B"], "replace");
    page.actions.insert([SAYING("Somebody’s")], page.key(1));
    const withTheirs = draftOf(page);
    run = accepted(page, run, [keyOf(run, "B")]);
    expect(words(page)).toEqual(["header", "B", "Somebody’s", "footer"]);
    accepted(page, run, [keyOf(run, "A")]);
    expect(words(page)).toEqual(["header", "A", "B", "Somebody’s", "footer"]);
    page.actions.undo();
    expect(draftOf(page)).toBe(withTheirs);
    page.actions.undo();
    expect(draftOf(page)).toBe(before);
  });
});

describe("one step", () => {
  it("is undone at once, however blocks were accepted, with its marks", () => {
    const page = openDocument([HERO]);
    const before = draftOf(page);
    let run = written(page, ["A", "B", "C"]);
    run = accepted(page, run, [keyOf(run, "A")]);
    run = accepted(
      page,
      run,
      run.blocks.map(({ key }) => key),
    );
    expect(page.document.view().draft.annotations).toMatchObject([{ path: ["heading", "headline"], text: "“B”" }]);
    const after = draftOf(page);
    page.actions.undo();
    expect(draftOf(page)).toBe(before);
    expect(page.document.view().canUndo).toBe(false);
    page.actions.redo();
    expect(draftOf(page)).toBe(after);
  });

  it("leaves other changes made in between", () => {
    const page = openDocument([HERO]);
    let run = written(page, ["A", "B"]);
    run = accepted(page, run, [keyOf(run, "A")]);
    page.actions.set(page.key(0), ["hero", "headline"], "Typed");
    run = accepted(page, run, [keyOf(run, "B")]);
    page.actions.undo();
    expect(words(page)).toEqual(["Typed"]);
    page.actions.undo();
    expect(words(page)).toEqual(["Ours"]);
  });

  it("isn't joined across a change of what it added, which would be lost", () => {
    const page = openDocument([HERO]);
    let run = written(page, ["A", "B"]);
    run = accepted(page, run, [keyOf(run, "A")]);
    page.actions.set(keyOf(run, "A"), ["heading", "headline"], "Mine");
    run = accepted(page, run, [keyOf(run, "B")]);
    expect(words(page)).toEqual(["Ours", "Mine", "B"]);
    page.actions.undo();
    expect(words(page)).toEqual(["Ours", "Mine"]);
    page.actions.undo();
    page.actions.undo();
    expect(words(page)).toEqual(["Ours"]);
  });
});

describe("what can't be accepted", () => {
  it("shows as failed when a draft refuses it; the others are added", () => {
    const page = openDocument([HERO]);
    const run = written(page, ["A", "B"]);
    const blocks = run.blocks.map((one) =>
      one.purpose === "A" ? { ...one, block: { hero: { image: "javascript:alert(1)" } } } : one,
    );
    const after = accepted(
      page,
      { ...run, blocks },
      run.blocks.map(({ key }) => key),
    );
    expect(words(page)).toEqual(["header", "Ours", "B", "footer"]);
    expect(after.blocks.find(({ purpose }) => purpose === "A")?.state).toBe("failed");
  });

  it("stays written when the page has no room for it", { tags: ["slow"] }, () => {
    const page = openDocument(Array.from({ length: 1999 }, () => HERO));
    const run = written(page, ["A", "B"]);
    const chosen = ["A", "B"].map((purpose) => keyOf(run, purpose));
    const outcome = acceptBlocks(run, chosen, page.document.state, newKey);
    expect(outcome.left).toBe("A page has at most 2,000 blocks");
    const [a, b] = chosen.map((key) => outcome.run.blocks.find((one) => one.key === key));
    expect([a?.state, b?.state, b?.block]).toEqual(["accepted", "written", SAYING("B")]);
  });

  it("isn't added twice when it is already in the draft, nor are its marks", () => {
    const page = openDocument([HERO]);
    const run = written(page, ["B"]);
    const key = keyOf(run, "B");
    accepted(page, run, [key]);
    page.actions.change([{ type: "annotate", key, path: ["heading", "headline"], text: null }], "Confirm");
    const again = accepted(page, run, [key]);
    expect(words(page)).toEqual(["Ours", "B"]);
    expect(page.document.view().draft.annotations).toEqual([]);
    expect(again.blocks.find(({ purpose }) => purpose === "B")?.state).toBe("accepted");
  });
});

describe("the outline", () => {
  const run = planBegan(newRun("r", { context: "", model: "", tone: "", where: "end" }));
  const planned = ["hero", "faq", "footer"].map((type) => ({ type, purpose: "" }));

  it("keeps the lines' keys while it grows, and leaves the footer to the site", () => {
    const growing = planGrew(run, planned.slice(0, 1), newKey);
    const whole = planWritten(growing, planned, { header: true, footer: true }, newKey);
    expect(whole.blocks[1]?.key).toBe(growing.blocks[0]?.key);
    expect(whole.blocks.map(({ type, isShared }) => [type, isShared])).toEqual([
      ["header", true],
      ["hero", undefined],
      ["faq", undefined],
      ["footer", true],
    ]);
  });

  it("moves and adds lines between the shared header and footer", () => {
    const whole = planWritten(run, planned, { header: true, footer: true }, newKey);
    const [header, hero, faq] = whole.blocks.map(({ key }) => key);
    expect(canMove(whole, hero ?? "", -1)).toBe(false);
    expect(canMove(whole, header ?? "", 1)).toBe(false);
    expect(moveLine(whole, faq ?? "", 1)).toBe(whole);
    const types = (one: Run) => one.blocks.map(({ type }) => type);
    expect(types(moveLine(whole, faq ?? "", -1))).toEqual(["header", "faq", "hero", "footer"]);
    expect(types(addLine(whole, plannedBlock("x", { type: "video", purpose: "" })))).toEqual([
      "header",
      "hero",
      "faq",
      "video",
      "footer",
    ]);
  });
});
