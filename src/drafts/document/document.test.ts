import { describe, expect, it, vi } from "vitest";
import { keyOf, type Operation } from "#publishing";
import { DraftDocument } from "./document.ts";
import { settleConflict } from "./settle-conflict.ts";
import { bytes, draftOf, newId, open, Server, settle, START } from "../../../tests/draft-server.ts";

const set = (value: string): Operation => ({ type: "set", key: "b1", path: ["faq", "headline"], value });
const headline = (document: DraftDocument) => {
  const block = document.view().draft.blocks.find(({ key }) => key === "b1");
  return (block?.faq as { headline?: string } | undefined)?.headline;
};

describe("the editor's document", () => {
  it("shows a change at once, and counts it until it is saved", () => {
    const server = new Server();
    const mine = open(server);
    expect(mine.change([set("mine")], { label: "Edit" })).toBe("changed");
    expect([headline(mine), mine.view().unsaved]).toEqual(["mine", 1]);
    settle(server, mine);
    expect([headline(mine), mine.view().unsaved]).toEqual(["mine", 0]);
    expect(mine.change([set("mine")], { label: "Edit" })).toBe("same");
  });

  it("tells every listener of a change, whatever one of them throws", () => {
    vi.useFakeTimers();
    const mine = open(new Server());
    const told: (string | undefined)[] = [];
    mine.subscribe(() => {
      throw new Error("broken");
    });
    mine.subscribe(() => told.push(headline(mine)));
    expect(mine.change([set("mine")], { label: "Edit" })).toBe("changed");
    expect(told).toEqual(["mine"]);
    expect(() => vi.runAllTimers()).toThrow("broken");
    vi.useRealTimers();
  });

  it("sends typing in one field as one operation, and undoes it as one step", () => {
    const server = new Server();
    const mine = new DraftDocument({ draft: START.draft, revision: 0, clientId: "me", newId, now: () => 0 });
    const before = bytes(mine.view().draft);
    for (const value of ["H", "He", "Hel"]) mine.change([set(value)], { label: "Edit", group: "b1 headline" });
    expect(mine.outbox.map(({ operations }) => operations.length)).toEqual([1]);
    mine.undo();
    expect(bytes(mine.view().draft)).toBe(before);
    mine.redo();
    expect(headline(mine)).toBe("Hel");
    settle(server, mine);
    expect(bytes(server.state.draft)).toBe(bytes(mine.view().draft));
  });

  it("shows both values when someone else was first, and lets either win", () => {
    for (const choice of ["mine", "theirs"] as const) {
      const server = new Server();
      const [mine, theirs] = [open(server), open(server)];
      theirs.change([set("theirs")], { label: "Edit" });
      settle(server, theirs);
      mine.change([set("mine")], { label: "Edit" });
      settle(server, mine, theirs);
      const [conflict] = mine.view().conflicts;
      expect(conflict).toMatchObject({ reason: "changed", currentValue: "theirs", operation: set("mine") });
      expect(headline(mine)).toBe("theirs");
      settleConflict(mine, conflict?.id ?? "", choice);
      settle(server, mine, theirs);
      expect([headline(mine), headline(theirs), mine.view().conflicts.length]).toEqual([choice, choice, 0]);
    }
  });

  it("also asks when typing continues over someone else's value that it hides", () => {
    const server = new Server();
    const [mine, theirs] = [open(server), open(server)];
    mine.change([set("m")], { label: "Edit" });
    mine.takeBatch();
    theirs.change([set("theirs")], { label: "Edit" });
    settle(server, theirs);
    mine.receive({ revision: server.revision, operations: server.log });
    expect(headline(mine)).toBe("m");
    mine.change([set("mine")], { label: "Edit" });
    settle(server, mine, theirs);
    expect([headline(mine), headline(theirs)]).toEqual(["theirs", "theirs"]);
    expect(mine.view().conflicts).toMatchObject([{ operation: set("mine"), currentValue: "theirs" }]);
  });

  it("never asks about typing in a block that the same person has replaced as a whole", () => {
    const server = new Server();
    const document = open(server);
    const write = (path: string[], value: unknown) =>
      document.change([{ type: "set", key: "b1", path, value }], { label: "Edit" });
    write(["faq", "headline"], "typed");
    write(["faq"], { headline: "replaced" });
    write(["faq", "headline"], "typed again");
    settle(server, document);
    expect(document.view().conflicts).toEqual([]);
    expect(server.state.draft.blocks[0]).toMatchObject({ faq: { headline: "typed again" } });
  });

  it("never overwrites what was changed again after the conflict was shown", () => {
    const server = new Server();
    const [mine, theirs] = [open(server), open(server)];
    theirs.change([set("theirs")], { label: "Edit" });
    settle(server, theirs);
    mine.change([set("mine")], { label: "Edit" });
    settle(server, mine, theirs);
    theirs.change([set("theirs, better")], { label: "Edit" });
    settle(server, theirs, mine);
    settleConflict(mine, mine.view().conflicts[0]?.id ?? "", "mine");
    settle(server, mine, theirs);
    expect([headline(mine), headline(theirs)]).toEqual(["theirs, better", "theirs, better"]);
    const [again] = mine.view().conflicts;
    expect(again).toMatchObject({ operation: { value: "mine" }, currentValue: "theirs, better" });
    settleConflict(mine, again?.id ?? "", "mine");
    settle(server, mine, theirs);
    expect([headline(theirs), mine.view().conflicts]).toEqual(["mine", []]);
  });

  it("keeps a conflict open when the page has no room for my version", () => {
    const blocks = Array.from({ length: 2000 }, (_, index) => ({ heading: {}, key: `h${index}` }));
    const mine = new DraftDocument({ draft: { ...START.draft, blocks }, revision: 0, clientId: "me", newId });
    const gone = { faq: { headline: "Theirs" }, key: "b1" };
    const conflict = { operation: set("mine"), reason: "removed", currentValue: gone } as const;
    mine.receive({ revision: 0, operations: [], conflicts: [conflict] }, "batch");
    const [first] = mine.view().conflicts;
    expect(settleConflict(mine, first?.id ?? "", "mine")).toBe("A page has at most 2,000 blocks");
    expect(mine.view().conflicts).toMatchObject([conflict]);
    expect(settleConflict(mine, first?.id ?? "", "theirs")).toBeUndefined();
    expect(mine.view().conflicts).toEqual([]);
  });

  it("sends no batch larger than the server accepts", () => {
    const mine = open(new Server());
    const long = "é".repeat(200_000);
    for (const key of ["n1", "n2", "n3"]) {
      mine.change([{ type: "insert", key, after: null, block: { faq: { headline: long } } }], { label: "Add" });
    }
    expect(mine.outbox.map(({ operations }) => operations.length)).toEqual([2, 1]);
  });

  it("undoes typing in a field whose parent it created as one step", () => {
    const server = new Server();
    const { draft } = server.state;
    const mine = new DraftDocument({ draft, revision: 0, clientId: "me", newId, now: () => 0 });
    for (const value of ["1", "10", "10px"]) {
      mine.change([{ type: "set", key: "b1", path: ["layout", "css"], value }], { label: "Edit", group: "css" });
    }
    expect(mine.undo()).toEqual({ label: "Edit", isPartial: false, isAny: true, by: undefined });
    expect(bytes(mine.view().draft)).toBe(bytes(draft));
    settle(server, mine);
    expect(bytes(server.state.draft)).toBe(bytes(draft));
  });

  it("sends a replaced list as a separate operation: later ones may name its items", () => {
    const server = new Server();
    const mine = open(server);
    const path = ["faq", "items"];
    const item = { question: "", answer: "" };
    for (const value of [[{ ...item, key: "n1" }], null]) {
      mine.change([{ type: "set", key: "b1", path, value }], { label: "Edit" });
    }
    mine.change([{ type: "insert", key: "n2", after: "n1", item, in: { key: "b1", path } }], { label: "Add" });
    settle(server, mine);
    expect(bytes(server.state.draft)).toBe(bytes(mine.view().draft));
  });

  it("never undoes someone else's change with mine", () => {
    const server = new Server();
    const [mine, theirs] = [open(server), open(server)];
    mine.change([set("mine")], { label: "Edit" });
    settle(server, mine, theirs);
    theirs.change([set("theirs")], { label: "Edit" });
    settle(server, theirs, mine);
    const by = { name: theirs.clientId };
    expect(mine.undo()).toMatchObject({ label: "Edit", isPartial: true, isAny: false, by });
    expect(mine.view().canRedo).toBe(false);
    settle(server, mine, theirs);
    expect([headline(mine), headline(theirs)]).toEqual(["theirs", "theirs"]);
  });

  it("shows what came after a stored change of mine, even before its answer", () => {
    const server = new Server();
    const [mine, theirs] = [open(server), open(server)];
    const order = (document: DraftDocument) => document.view().draft.blocks.map(keyOf);
    const last = order(mine).at(-1) ?? "";
    const move = (key: string, after: string | null): Operation => ({ type: "move", key, after });
    mine.change([move("b1", last)], { label: "Move" });
    const batch = mine.takeBatch();
    if (batch) server.take(batch);
    theirs.receive({ revision: server.revision, operations: server.log });
    theirs.change([move("b1", null)], { label: "Move" });
    settle(server, theirs);
    mine.receive({ revision: server.revision, operations: server.log });
    expect(order(mine)).toEqual(order(theirs));
    expect(order(mine)[0]).toBe("b1");
  });

  it("continues with the batches of a session that ended before they were answered", () => {
    const server = new Server();
    const first = open(server);
    first.change([set("before the crash")], { label: "Edit" });
    const journal = [...first.outbox];
    // One of them may have reached the server nonetheless.
    if (journal[0]) server.take(journal[0]);
    const second = open(server);
    second.recover(journal);
    second.change([{ type: "setMeta", name: "title", value: "After" }], { label: "Edit" });
    settle(server, second);
    expect(headline(second)).toBe("before the crash");
    expect(server.revision).toBe(2);
  });

  it("returns what was done to an item whose block was removed and brought back before the item arrived", () => {
    const server = new Server();
    const [ann, ben] = [open(server), open(server)];
    const inside = { key: "b1", path: ["faq", "items"] };
    const item = { question: "", answer: "" };
    const send = (document: DraftDocument) => {
      const batch = document.takeBatch();
      return batch && { batch, answer: server.take(batch) };
    };
    ann.change([{ type: "remove", key: "b1" }], { label: "Remove" });
    send(ann);
    ben.change([{ type: "insert", key: "new", after: null, item, in: inside }], { label: "Add" });
    // Its answer is lost.
    send(ben);
    ann.undo();
    settle(server, ann);
    ben.change([{ type: "set", key: "b1", path: [...inside.path, "new", "question"], value: "Typed" }], {
      label: "Edit",
    });
    ben.change([{ type: "insert", key: "next", after: "new", item, in: inside }], { label: "Add" });
    settle(server, ben, ann);
    expect(bytes(ben.view().draft)).toBe(bytes(server.state.draft));
    expect(bytes(ben.view().conflicts.map(({ operation }) => operation))).toContain("Typed");
    expect(ben.view().unsaved).toBe(0);
  });

  it("returns what was done in a list whose replacement turned out to be rejected, and stores the rest", () => {
    const server = new Server();
    const [ann, ben] = [open(server), open(server)];
    const inside = { key: "b1", path: ["faq", "items"] };
    const item = { question: "", answer: "" };
    ann.change([{ type: "move", key: "i3", after: null, in: inside }], { label: "Move" });
    settle(server, ann);
    ben.change([{ type: "set", key: "b1", path: ["faq"], value: { items: [{ ...item, key: "new" }] } }], {
      label: "Replace",
    });
    const batch = ben.takeBatch();
    // Its answer is lost.
    if (batch) server.take(batch);
    ben.change([{ type: "set", key: "b1", path: [...inside.path, "new", "question"], value: "Typed" }], {
      label: "Edit",
    });
    ben.change([{ type: "insert", key: "next", after: "new", item, in: inside }], { label: "Add" });
    ben.change([{ type: "remove", key: "new", in: inside }], { label: "Remove" });
    ben.change([{ type: "setMeta", name: "title", value: "Stored" }], { label: "Edit" });
    settle(server, ben, ann);
    expect(bytes(ben.view().draft)).toBe(bytes(server.state.draft));
    expect(bytes(server.state.draft.metaTags)).toContain("Stored");
    expect(bytes(ben.view().conflicts.map(({ operation }) => operation))).toContain("Typed");
    expect(ben.view().unsaved).toBe(0);
  });

  it("keeps unsent changes when it receives the server's draft instead of too many operations", () => {
    const server = new Server();
    const [mine, theirs] = [open(server), open(server)];
    mine.change([set("mine")], { label: "Edit" });
    theirs.change([{ type: "remove", key: "b2" }], { label: "Remove" });
    settle(server, theirs);
    mine.receive(draftOf(server));
    expect([headline(mine), mine.revision, mine.view().unsaved]).toEqual(["mine", server.revision, 1]);
    mine.receive({ revision: 0, operations: [], draft: START.draft });
    settle(server, mine, theirs);
    expect(bytes(mine.view().draft)).toBe(bytes(server.state.draft));
    expect([headline(theirs), bytes(theirs.view().draft)]).toEqual(["mine", bytes(server.state.draft)]);
    mine.undo();
    settle(server, mine);
    expect(headline(mine)).toBe(headline(open(new Server())));
  });
});
