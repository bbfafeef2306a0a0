import { describe, expect, it } from "vitest";
import type { Operation } from "#publishing";
import type { DraftDocument } from "./document.ts";
import { settleConflict } from "./settle-conflict.ts";
import { openDocument } from "../../editor/test-document.ts";
import { open, Server, settle } from "../../../tests/draft-server.ts";

const set = (value: string): Operation => ({ type: "set", key: "b1", path: ["faq", "headline"], value });
const contentOf = (document: DraftDocument) =>
  document.view().draft.blocks.find(({ key }) => key === "b1")?.faq as {
    headline?: string;
    items?: { key: string; question?: string }[];
  };
const headline = (document: DraftDocument) => contentOf(document).headline;

describe("undo of what was typed in one stay in a field", () => {
  it("never undoes what someone else wrote there in between", () => {
    const server = new Server();
    const [mine, theirs] = [open(server), open(server)];
    const typing = { label: "Edit", group: "g", session: "s" };
    mine.change([set("First mine")], typing);
    settle(server, mine, theirs);
    theirs.change([set("First mine, theirs")], { label: "Edit" });
    settle(server, theirs, mine);
    mine.change([set("First mine, theirs!")], typing);
    settle(server, mine, theirs);
    // Escape.
    mine.endSession("s");
    mine.undo();
    settle(server, mine, theirs);
    expect(headline(theirs)).toContain("theirs");
  });

  it("nor where the typing went on within a second", () => {
    const server = new Server();
    const theirs = open(server);
    let now = 0;
    const mine = openWith(server, () => now);
    const typing = { label: "Edit", group: "g" };
    mine.change([set("First mine")], typing);
    settle(server, mine, theirs);
    theirs.change([set("First mine, theirs")], { label: "Edit" });
    settle(server, theirs, mine);
    now += 900;
    mine.change([set("First mine, theirs!")], typing);
    settle(server, mine, theirs);
    mine.undo();
    settle(server, mine, theirs);
    expect(headline(theirs)).toContain("theirs");
  });
});

describe("undo of a move", () => {
  const move = (key: string, after: string | null): Operation => ({ type: "move", key, after });
  const orderOf = (document: DraftDocument) => document.view().draft.blocks.map(({ key }) => key);
  const MOVE = { label: "Move" };

  it("leaves a block where someone else has moved it since", () => {
    const server = new Server();
    const [mine, theirs] = [open(server), open(server)];
    mine.change([move("b4", null)], MOVE);
    settle(server, mine, theirs);
    theirs.change([move("b4", "b1")], MOVE);
    settle(server, theirs, mine);
    expect(mine.undo()).toMatchObject({ isPartial: true });
    settle(server, mine, theirs);
    expect(orderOf(theirs)).toEqual(["b1", "b4", "b2", "b3"]);
  });

  it("undoes what was moved after that, and nothing more", () => {
    const server = new Server();
    const [mine, theirs] = [open(server), open(server)];
    mine.change([move("b4", null)], MOVE);
    settle(server, mine, theirs);
    theirs.change([move("b4", "b1"), move("b3", null)], MOVE);
    settle(server, theirs, mine);
    mine.change([move("b4", "b2")], MOVE);
    expect([mine.undo(), mine.undo()].map((step) => step?.isPartial)).toEqual([false, true]);
    expect(orderOf(mine)).toEqual(["b3", "b1", "b4", "b2"]);
    expect(mine.redo()).toMatchObject({ isPartial: false });
    expect(orderOf(mine)).toEqual(["b3", "b1", "b2", "b4"]);
  });
});

import { DraftDocument as Document } from "./document.ts";
function openWith(server: Server, now: () => number) {
  let ids = 0;
  return new Document({
    draft: server.state.draft,
    revision: server.revision,
    clientId: "slow",
    newId: () => `slow${(ids += 1)}`,
    now,
  });
}

describe("bringing back what was removed", () => {
  const items = { key: "b1", path: ["faq", "items"] };
  const question = (key: string, value: string): Operation => ({
    type: "set",
    key: "b1",
    path: [...items.path, key, "question"],
    value,
  });

  it("works for an item in a browser that never saw its removal, as after a reload", () => {
    const server = new Server();
    const [first, theirs] = [open(server), open(server)];
    const [item] = contentOf(first).items ?? [];
    const key = item?.key ?? "";
    first.change([question(key, "Mine")], { label: "Edit" });
    const journal = [...first.outbox];
    theirs.change([{ type: "remove", key, in: items }], { label: "Remove" });
    settle(server, theirs);
    const next = open(server);
    next.recover(journal);
    settle(server, next);
    const [conflict] = next.view().conflicts;
    expect(conflict).toMatchObject({ reason: "removed" });
    expect(settleConflict(next, conflict?.id ?? "", "mine")).toBeUndefined();
    settle(server, next);
    expect(JSON.stringify(server.state.draft)).toContain("Mine");
  });

  it("loses no text whose item was removed before its block", () => {
    const server = new Server();
    const [mine, theirs] = [open(server), open(server)];
    const [item] = contentOf(mine).items ?? [];
    const key = item?.key ?? "";
    mine.change([question(key, "Mine")], { label: "Edit" });
    theirs.change([{ type: "remove", key, in: items }], { label: "Remove" });
    theirs.change([{ type: "remove", key: "b1" }], { label: "Remove" });
    settle(server, theirs);
    settle(server, mine);
    const [conflict] = mine.view().conflicts;
    expect(conflict).toMatchObject({ reason: "removed" });
    const fault = settleConflict(mine, conflict?.id ?? "", "mine");
    settle(server, mine);
    const isKept = JSON.stringify([server.state.draft, mine.view().conflicts]).includes("Mine");
    expect({ fault, isKept }).toMatchObject({ isKept: true });
  });
});

describe("dropping blocks", () => {
  it("behind one that someone has just removed puts them where that was", () => {
    const { document, actions, contents, key } = openDocument(
      ["One", "Two", "Three", "Four"].map((text) => ({ heading: { headline: text } })),
    );
    const [moved, gone] = [key(3), key(1)];
    document.receive({
      revision: 2,
      operations: [{ type: "remove", key: gone, revision: 2, clientId: "other", batchId: "x", author: "Ada" }],
    });
    actions.moveAllAfter([moved], gone);
    expect(contents().map((one) => (one.heading as { headline: string }).headline)).toEqual(["One", "Four", "Three"]);
  });
});

describe("taking over what a closed tab left", () => {
  /** A tab that has what another one left, made on a change that it hasn't heard of yet. */
  function takenOver() {
    const server = new Server();
    const [first, second] = [open(server), open(server)];
    first.change([set("Stored by the first tab")], { label: "Edit" });
    const sent = first.takeBatch();
    if (sent) first.receive(server.take(sent), sent.batchId);
    first.change([{ type: "setMeta", name: "title", value: "Left behind" }], { label: "Edit" });
    second.recover(first.outbox);
    return { server, second };
  }

  it("never leaves out what this tab hadn't heard of yet", () => {
    const { server, second } = takenOver();
    settle(server, second);
    expect(headline(second)).toBe("Stored by the first tab");
  });

  it("so that nothing typed then replaces it unseen", () => {
    const { server, second } = takenOver();
    const left = second.takeBatch();
    if (left) second.receive(server.take(left), left.batchId);
    second.change([set("Typed in the second tab")], { label: "Edit" });
    settle(server, second);
    expect(second.view().conflicts).toMatchObject([{ currentValue: "Stored by the first tab" }]);
  });
});
