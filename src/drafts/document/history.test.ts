import { describe, expect, it } from "vitest";
import type { Operation } from "#publishing";
import { openDocument } from "../../editor/test-document.ts";

const BLOCKS = [{ heading: { headline: "One" } }, { newsletter: {} }];
const HEADLINE = ["heading", "headline"];

describe("a field session", () => {
  it("becomes one step when it ends, without the session before", () => {
    const { actions, document, contents, key } = openDocument(BLOCKS);
    const set = (value: string, session: string, group: string) =>
      document.change([{ type: "set", key: key(0), path: HEADLINE, value }], { label: "Edit", group, session });
    set("A", "first", "a");
    set("B", "second", "b");
    set("C", "second", "c");
    document.endSession("second");
    actions.undo();
    expect(contents()[0]).toEqual({ heading: { headline: "A" } });
    actions.redo();
    expect(contents()[0]).toEqual({ heading: { headline: "C" } });
  });
});

describe("a step with an id", () => {
  it("can be undone once, whatever came after it", () => {
    const { actions, document, contents, key } = openDocument(BLOCKS);
    document.change([{ type: "remove", key: key(1) }], { label: "Remove", id: "removal" });
    actions.set(key(0), HEADLINE, "Later");
    expect(document.undo("removal")).toMatchObject({ id: "removal", isPartial: false });
    expect(contents()).toEqual([{ heading: { headline: "Later" } }, { newsletter: {} }]);
    expect(document.undo("removal")).toBeUndefined();
  });

  it("says so when someone else was first", () => {
    const { document, key } = openDocument(BLOCKS);
    const removed = key(1);
    document.change([{ type: "remove", key: removed }], { label: "Remove", id: "removal" });
    document.takeBatch();
    const back: Operation = { type: "insert", key: removed, after: null, block: { newsletter: {} } };
    const stored = { clientId: "other", batchId: "other", author: "Ada" };
    const own = { clientId: "own", batchId: document.outbox[0]?.batchId ?? "" };
    document.receive(
      {
        revision: 3,
        operations: [
          { type: "remove", key: removed, ...own, revision: 2 },
          { ...back, ...stored, revision: 3 },
        ],
      },
      own.batchId,
    );
    expect(document.undo("removal")).toMatchObject({ isPartial: true, isAny: false, by: { name: "Ada" } });
  });
});
