import { describe, expect, it } from "vitest";
import { keyOf, withKeys, type Operation } from "#publishing";
import type { JsonObject } from "#shared";
import { bytes, newId, open, Server, settle } from "../../../tests/draft-server.ts";
import { MAX_CONTENT_BYTES } from "../../publishing/contract/fields.ts";
import { bytesOf } from "../document/batches.ts";
import { splitBatch } from "./split-batch.ts";

const LONG = "An answer of several words. ".repeat(500);
const many = (count: number, make: (n: number) => JsonObject) => Array.from({ length: count }, (_one, n) => make(n));
const faq = (count: number) => ({
  headline: "Large",
  items: many(count, (n) => ({ question: `${n}?`, answer: LONG })),
});
/** One item alone is too large. */
const header = {
  links: [
    { id: 1, title: "First", path: "/" },
    { id: 2, title: "Menu", path: "/", items: many(80, (n) => ({ id: n, title: `${n} ${LONG}`, path: "/" })) },
    { id: 3, title: "Last", path: "/" },
  ],
};

/** A document with one block that an import brought, which is larger than a batch. */
function opened(block: JsonObject) {
  const server = new Server();
  const large = { ...withKeys(block, newId), key: "large" };
  const { draft } = server.state;
  server.state = { ...server.state, draft: { ...draft, blocks: [...draft.blocks, large] } };
  return { server, mine: open(server), large };
}

type Opened = ReturnType<typeof opened>;

/** Sends as the editor does: what the server refuses is split. @returns how many batches it took. */
function send({ server, mine }: Opened): number {
  let sent = 0;
  for (let batch = mine.takeBatch(); batch; batch = mine.takeBatch()) {
    if (bytesOf(batch) > MAX_CONTENT_BYTES && mine.split(batch, splitBatch)) continue;
    if (bytesOf(batch) > MAX_CONTENT_BYTES) throw new Error("Not split");
    mine.receive(server.take(batch), batch.batchId);
    sent += 1;
  }
  return sent;
}

describe("a batch that is too large is split, so that the server gets", () => {
  it.each([
    ["a removed block", { faq: faq(80) }],
    ["lists inside of items", { header }],
  ])("%s back by undo, and loses it again by redo", (_what, block) => {
    const page = opened(block);
    const before = bytes(page.server.state.draft);
    page.mine.change([{ type: "remove", key: "large" }], { label: "Remove" });
    send(page);
    page.mine.undo();
    expect(send(page)).toBeGreaterThan(1);
    expect(bytes(page.server.state.draft)).toBe(before);
    expect(bytes(page.mine.view().draft)).toBe(before);
    page.mine.redo();
    send(page);
    expect(page.server.state.draft.blocks.map(keyOf)).not.toContain("large");
  });

  it("a list that was cleared back by undo, while another change waits behind it", () => {
    const page = opened({ faq: faq(80) });
    const before = bytes(page.server.state.draft);
    const clear: Operation = { type: "set", key: "large", path: ["faq", "items"], value: null };
    page.mine.change([clear], { label: "Edit" });
    send(page);
    page.mine.undo();
    page.mine.change([{ type: "set", key: "large", path: ["faq", "headline"], value: "Later" }], { label: "Edit" });
    send(page);
    expect(bytes(page.server.state.draft)).toBe(before.replace('"Large"', '"Later"'));
  });

  it("the same from the next session after a crash between two parts", () => {
    const { server, mine } = opened({ faq: faq(80) });
    const before = bytes(server.state.draft);
    mine.change([{ type: "remove", key: "large" }], { label: "Remove" });
    settle(server, mine);
    mine.undo();
    const batch = mine.takeBatch();
    if (batch) mine.split(batch, splitBatch);
    const left = mine.outbox;
    const [first] = left;
    if (first) server.take(first);
    const next = open(server);
    next.recover(left);
    next.change([{ type: "set", key: "b1", path: ["faq", "headline"], value: "Own" }], { label: "Edit" });
    settle(server, next);
    const block = server.state.draft.blocks.find(({ key }) => key === "large");
    expect(before.includes(bytes(block))).toBe(true);
  });
});

it.each<[string, Operation]>([
  ["is small enough", { type: "remove", key: "b1" }],
  ["holds one long text", { type: "set", key: "large", path: ["faq", "headline"], value: "x".repeat(1_000_000) }],
  [
    "brings a block of an unknown type",
    { type: "insert", key: "new", after: null, block: withKeys({ unknown: faq(80) }, newId) },
  ],
])("nothing is split that %s", (_what, operation) => {
  const { server } = opened({ faq: faq(1) });
  const batch = { clientId: "me", batchId: "one", baseRevision: 0, operations: [operation] };
  expect(splitBatch(batch, server.state)).toBeUndefined();
});
