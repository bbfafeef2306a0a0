import { describe, expect, it } from "vitest";
import type { Batch, Operation } from "#publishing";
import { open, Server, settle } from "../../../tests/draft-server.ts";
import type { DraftDocument } from "./document.ts";
import { settleConflict } from "./settle-conflict.ts";

const EDIT = { label: "Edit" };

const set = (value: string): Operation => ({ type: "set", key: "b1", path: ["faq", "headline"], value });

const textOf = (document: DraftDocument) => {
  const block = document.view().draft.blocks.find(({ key }) => key === "b1");
  return (block?.faq as { headline?: string } | undefined)?.headline;
};

/** What someone is asked to choose from. */
const choices = (document: DraftDocument) =>
  document
    .view()
    .conflicts.filter(({ isUndo }) => !isUndo)
    .map(({ operation, currentValue }) => ("value" in operation ? [operation.value, currentValue] : undefined));

/** A server with a text in its first block, and two people who have the draft open. */
function begin(text: string) {
  const server = new Server();
  const first = open(server);
  first.change([set(text)], EDIT);
  settle(server, first);
  return { server, mine: open(server), theirs: open(server) };
}

/** Sends the oldest batch. @returns a function that hands over the answer. */
function send(server: Server, document: DraftDocument): () => void {
  const batch = document.takeBatch();
  const answer = batch && server.take(batch);
  return () => {
    if (answer) document.receive(answer, batch.batchId);
  };
}

/** What a tab leaves in the journal. */
const journalOf = (document: DraftDocument): Batch[] => [...document.undecided, ...document.outbox];

describe("two versions of a text that was typed on while the first part was on its way", () => {
  it("are still both there after a reload", () => {
    const { server, mine, theirs } = begin("first\nsecond");
    theirs.change([set("first\nsecond, theirs")], EDIT);
    settle(server, theirs);
    mine.change([set("first\nsecond, mine")], EDIT);
    const answer = send(server, mine);
    mine.change([set("first, mine\nsecond, mine")], EDIT);
    answer();
    settle(server, mine);
    const asked = [["first, mine\nsecond, mine", "first\nsecond, theirs"]];
    expect(choices(mine)).toEqual(asked);
    const next = open(server);
    next.recover(journalOf(mine));
    settle(server, next);
    expect(choices(next)).toEqual(asked);
  });

  it("are both there where others' change was shown before the answer came", () => {
    const { server, mine, theirs } = begin("first\nsecond");
    theirs.change([set("first\nsecond, theirs")], EDIT);
    mine.change([set("first, mine\nsecond")], EDIT);
    mine.change([{ type: "setMeta", name: "title", value: "Stored" }], EDIT);
    settle(server, theirs);
    const answer = send(server, mine);
    mine.receive({ revision: server.revision, operations: server.log });
    expect(textOf(mine)).toBe("first\nsecond, theirs");
    mine.change([set("first\nsecond, theirs!")], EDIT);
    answer();
    settle(server, mine, theirs);
    expect(textOf(theirs)).toBe("first\nsecond, theirs!");
    expect(JSON.stringify(choices(mine))).toContain("first, mine");
  });
});

describe("two versions of a field", () => {
  it("are shown once what was typed there meanwhile is answered too", () => {
    const { server, mine, theirs } = begin("a");
    theirs.change([set("theirs")], EDIT);
    settle(server, theirs);
    mine.change([set("mine")], EDIT);
    const answer = send(server, mine);
    mine.change([set("mine, and more")], EDIT);
    answer();
    expect([choices(mine), journalOf(mine)]).toMatchObject([[], [{ operations: [set("mine")] }, {}]]);
    settle(server, mine);
    expect(choices(mine)).toEqual([["mine, and more", "theirs"]]);
    settleConflict(mine, mine.view().conflicts[0]?.id ?? "", "mine");
    settle(server, mine);
    expect(textOf(open(server))).toBe("mine, and more");
  });

  it("stay to decide when theirs is typed on behind an own move", () => {
    const { server, mine, theirs } = begin("a");
    theirs.change([set("theirs")], EDIT);
    settle(server, theirs);
    mine.change([set("mine")], EDIT);
    const answer = send(server, mine);
    mine.change([{ type: "move", key: "b1", after: "b2" }], EDIT);
    answer();
    mine.change([set("theirs, read by me")], EDIT);
    settle(server, mine);
    expect(textOf(open(server))).toBe("theirs, read by me");
    expect(choices(mine)).toEqual([["mine", "theirs"]]);
  });
});

describe("what several closed tabs left", () => {
  it("is sent whole, whatever is typed once the first of it was joined with others' lines", () => {
    const { server, mine, theirs } = begin("a\nb");
    const title: Operation = { type: "setMeta", name: "title", value: "Mine" };
    theirs.change([set("a, theirs\nb")], EDIT);
    settle(server, theirs);
    mine.change([{ ...set("a\nb, mine"), was: "a\nb" }], EDIT);
    mine.takeBatch();
    mine.change([title], EDIT);
    const next = open(server);
    next.recover(journalOf(mine));
    send(server, next)();
    next.change([{ type: "setMeta", name: "description", value: "Later" }], EDIT);
    settle(server, next);
    expect(textOf(open(server))).toBe("a, theirs\nb, mine");
    expect(server.state.draft.metaTags).toContainEqual({ name: "title", value: "Mine" });
  });

  it("is sent in the order in which it was made", () => {
    const { server, mine } = begin("a");
    mine.change([set("b")], EDIT);
    // It doesn't arrive.
    mine.takeBatch();
    mine.change([set("b c")], EDIT);
    const second = open(server);
    second.recover(journalOf(mine));
    second.change([set("b c d")], EDIT);
    const ofSecond = second.outbox.filter(({ clientId }) => clientId === second.clientId);
    const third = open(server);
    third.recover(journalOf(mine));
    third.takeBatch();
    third.recover(ofSecond);
    expect(textOf(third)).toBe("b c d");
    settle(server, third);
    expect([textOf(third), choices(third)]).toEqual(["b c d", []]);
  });

  it("is to be decided beside what this tab has typed in the same field", () => {
    const { server, mine, theirs } = begin("a");
    const other = open(server);
    mine.change([set("mine")], EDIT);
    other.change([set("mine, in another tab")], EDIT);
    theirs.change([set("theirs")], EDIT);
    settle(server, theirs, mine);
    mine.recover(journalOf(other));
    settle(server, mine);
    expect(choices(mine)).toEqual([
      ["mine", "theirs"],
      ["mine, in another tab", "theirs"],
    ]);
  });

  it("is kept where this tab has typed on and undone that, however early its author says so", () => {
    const { server, mine, theirs } = begin("a");
    const next = open(server);
    mine.change([set("mine")], EDIT);
    theirs.change([set("theirs")], EDIT);
    settle(server, theirs);
    next.recover(journalOf(mine));
    next.change([set("mine, and more")], EDIT);
    next.undo();
    const keepMine = () => next.view().conflicts.map(({ id }) => settleConflict(next, id, "mine"));
    send(server, next)();
    keepMine();
    settle(server, next);
    keepMine();
    settle(server, next);
    expect([textOf(open(server)), choices(next)]).toEqual(["mine", []]);
  });

  it("is to be decided where this tab has undone something in the same field", () => {
    const { server, mine, theirs } = begin("a");
    const other = open(server);
    mine.change([set("mine")], EDIT);
    mine.undo();
    other.change([set("mine, in another tab")], EDIT);
    theirs.change([set("theirs")], EDIT);
    settle(server, theirs, mine);
    mine.recover(journalOf(other));
    settle(server, mine);
    expect(choices(mine)).toEqual([["mine, in another tab", "theirs"]]);
  });
});

describe("undo of something that isn't stored yet, where someone else came first", () => {
  it("loses no text that it leads back to", () => {
    const { server, mine, theirs } = begin("a");
    mine.change([set("mine")], EDIT);
    mine.change([set("mine, and more")], EDIT);
    mine.undo();
    theirs.change([set("theirs")], EDIT);
    settle(server, theirs, mine);
    expect(choices(mine)).toEqual([["mine", "theirs"]]);
  });

  it("loses no text that is redone", () => {
    const { server, mine, theirs } = begin("a");
    mine.change([set("mine")], EDIT);
    mine.undo();
    mine.redo();
    theirs.change([set("theirs")], EDIT);
    settle(server, theirs, mine);
    expect(choices(mine)).toEqual([["mine", "theirs"]]);
  });

  it("asks nothing where it leads back to what is stored", () => {
    const { server, mine, theirs } = begin("a");
    mine.change([set("mine")], EDIT);
    settle(server, mine, theirs);
    mine.change([set("mine, and more")], EDIT);
    mine.undo();
    mine.undo();
    theirs.change([set("theirs")], EDIT);
    settle(server, theirs, mine);
    expect([choices(mine), mine.view().conflicts.map(({ isUndo }) => isUndo)]).toEqual([[], [true]]);
    expect(textOf(mine)).toBe("theirs");
  });
});
