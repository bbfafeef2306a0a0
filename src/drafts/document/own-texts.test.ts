import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { open, Server, settle } from "../../../tests/draft-server.ts";
import { propertyRuns } from "../../../tests/property-runs.ts";
import type { DraftDocument } from "./document.ts";
import { mergeLines } from "./merge-lines.ts";

const START = ["first", "", "second", "", "third"];
const PATH = ["faq", "headline"];

const textOf = (document: DraftDocument) => {
  const block = document.view().draft.blocks.find(({ key }) => key === "b1");
  return (block?.faq as { headline?: string } | undefined)?.headline ?? "";
};
const write = (document: DraftDocument, value: string, was?: string) =>
  document.change([{ type: "set", key: "b1", path: PATH, value, ...(was !== undefined && { was }) }], {
    label: "Edit",
  });
/** A server with a text of several paragraphs, and who edits it. */
const begin = (people: number) => {
  const server = new Server();
  const first = open(server);
  write(first, START.join("\n"));
  settle(server, first);
  return { server, documents: Array.from({ length: people }, () => open(server)) };
};
const withLine = (text: string, line: number, value: string) => text.split("\n").with(line, value).join("\n");

describe("two changes of one text", () => {
  it.each([
    ["a\n\nb", "A\n\nb", "a\n\nB", "A\n\nB"],
    ["a\n\nb", "a\n\nB", "A\n\nb", "A\n\nB"],
    ["a\n\nb", "a\n\nnew\n\nb", "a\n\nB", "a\n\nnew\n\nB"],
    ["a\nb", "a\nB", "A\nb", "A\nB"],
    ["a\n\nb", "a\n\nb\n\nend", "b", "b\n\nend"],
    ["a", "a", "b", "b"],
    ["a\nb\nc", "a\nc", "a\nb\nC", "a\nC"],
    ["a\n\nb", "a1\n\nb", "a2\n\nb", undefined],
    ["a\n\nb", "a\n\nb\n1", "a\n\nb\n2", undefined],
    ["a\n\nb\n\nc", "A\n\nb\n\nC", "a\n\nB\n\nc", "A\n\nB\n\nC"],
    ["a\nb", "a\nb\nend", "A\nb\nend", "A\nb\nend"],
    ["a", "b", "c", undefined],
    ["", "a", "b", undefined],
    ["b c", "a\nb", "a\nb c", "a\nb"],
    ["b c", "b\nd", "b c\nd", "b\nd"],
  ])("of %j, %j and %j, are joined: %j", (base, mine, theirs, both) => {
    expect(mergeLines(base, mine, theirs)).toBe(both);
    expect(mergeLines(base, theirs, mine)).toBe(both);
  });

  it("in different paragraphs are both kept, and each person undoes only their own", () => {
    const { server, documents } = begin(2);
    const [mine, theirs] = documents as [DraftDocument, DraftDocument];
    write(mine, withLine(textOf(mine), 0, "mine"));
    write(theirs, withLine(textOf(theirs), 4, "theirs"));
    settle(server, theirs, mine);
    settle(server, theirs, mine);
    expect(documents.map(textOf)).toEqual(Array(2).fill("mine\n\nsecond\n\ntheirs"));
    expect(documents.flatMap((one) => one.view().conflicts)).toEqual([]);
    expect(mine.undo()).toMatchObject({ isPartial: false });
    settle(server, mine, theirs);
    expect(textOf(theirs)).toBe("first\n\nsecond\n\ntheirs");
    mine.redo();
    theirs.undo();
    settle(server, mine, theirs);
    settle(server, mine, theirs);
    expect(documents.map(textOf)).toEqual(Array(2).fill("mine\n\nsecond\n\nthird"));
  });

  it("in the same paragraph are for the person to decide", () => {
    const { server, documents } = begin(2);
    const [mine, theirs] = documents as [DraftDocument, DraftDocument];
    write(theirs, withLine(textOf(theirs), 2, "theirs"));
    settle(server, theirs);
    write(mine, withLine(textOf(mine), 2, "mine"));
    settle(server, mine, theirs);
    expect(mine.view().conflicts).toMatchObject([{ reason: "changed", operation: { value: expect.any(String) } }]);
  });
});

describe("two texts of a field that had none", () => {
  const HEADLINE = { type: "set", key: "b2", path: PATH } as const;
  const openTwo = () => {
    const server = new Server();
    return { server, mine: open(server), theirs: open(server) };
  };

  it("are for the person to decide, also what was pasted before more was typed", () => {
    const { server, mine, theirs } = openTwo();
    theirs.change([{ ...HEADLINE, value: "Theirs" }], { label: "Edit" });
    settle(server, theirs);
    for (const value of ["Pasted", "Pasted\nand more"]) mine.change([{ ...HEADLINE, value }], { label: "Edit" });
    settle(server, mine);
    expect(mine.view().conflicts).toMatchObject([{ operation: { value: "Pasted\nand more" }, currentValue: "Theirs" }]);
  });

  it("are for the person to decide, also where someone composed theirs on top of one that they hadn't seen", () => {
    const { server, mine, theirs } = openTwo();
    theirs.change([{ ...HEADLINE, value: "Theirs" }], { label: "Edit" });
    settle(server, theirs, mine);
    mine.change([{ ...HEADLINE, value: "Mine", was: null }], { label: "Edit" });
    settle(server, mine);
    expect(mine.view().conflicts).toMatchObject([{ operation: { value: "Mine" }, currentValue: "Theirs" }]);
  });
});

/** A field: it shows what was typed in it until it looks at the draft again. */
type Field = { document: DraftDocument; shown: string; seen: string; line: number; word: string };

/** Types in the field's own line, as `useOwnChanges` does: with what its author saw where the draft has something else. */
function type(field: Field, value: string): void {
  field.word = value;
  field.shown = withLine(field.shown, field.line, value);
  const isHidden = textOf(field.document) !== field.seen;
  write(field.document, field.shown, isHidden ? field.seen : undefined);
  field.seen = textOf(field.document);
}

const act = fc.record({
  who: fc.nat(2),
  what: fc.constantFrom("type", "type", "send", "send", "lose the answer", "hear", "pause"),
});

describe("three people who write in one text, each in a paragraph of their own", () => {
  it("lose no word, whatever is late or lost on the way", () => {
    fc.assert(
      fc.property(fc.array(act, { minLength: 10, maxLength: 80, size: "max" }), (acts) => {
        const { server, documents } = begin(3);
        const fields = documents.map((document, index): Field => {
          const shown = textOf(document);
          return { document, shown, seen: shown, line: index * 2, word: START[index * 2] ?? "" };
        });
        let count = 0;
        for (const { who, what } of acts) {
          const field = fields[who];
          if (!field) continue;
          const { document } = field;
          if (what === "type") type(field, `word ${(count += 1)}.`);
          if (what === "pause") field.shown = field.seen = textOf(document);
          if (what === "hear") document.receive({ revision: server.revision, operations: server.log });
          const batch = what === "send" || what === "lose the answer" ? document.takeBatch() : undefined;
          const answer = batch && server.take(batch);
          if (answer && what === "send") document.receive(answer, batch.batchId);
        }
        for (let round = 0; round < 4; round += 1) settle(server, ...documents);
        for (const document of documents) {
          expect(document.view().conflicts).toEqual([]);
          expect(textOf(document).split("\n").filter(Boolean)).toEqual(fields.map(({ word }) => word));
        }
      }),
      propertyRuns(500),
    );
  });
});
