import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Batch } from "#publishing";
import { DraftDocument } from "../document/document.ts";
import type { JournalEntry, Journal } from "./journal.ts";
import { Sync, type Sent } from "./sync.ts";

const DRAFT = { metaTags: [], annotations: [], blocks: [{ key: "a", heading: { headline: "One" } }] };
const PATH = ["heading", "headline"];

let ids = 0;

/** A session on a page; its server answers what the test tells it to. */
function openSession() {
  const kept = new Map<string, JournalEntry>();
  const log: string[] = [];
  const sent: Batch[] = [];
  const recovered: number[] = [];
  const failing = { journal: false, slow: false, hangs: false };
  const hanging = Promise.withResolvers<void>();
  let next: Sent | undefined;
  let revision = 1;
  const journal: Journal = {
    read: async () => [...kept.values()],
    write: async (puts, deletes) => {
      if (failing.journal) throw new Error("QuotaExceededError");
      if (failing.hangs) await hanging.promise;
      if (failing.slow) await new Promise((resolve) => setTimeout(resolve, 100));
      for (const entry of puts) kept.set(entry.batchId, entry);
      for (const { batchId } of deletes) kept.delete(batchId);
    },
  };
  const document = new DraftDocument({ draft: DRAFT, revision, clientId: "me", newId: () => `b${(ids += 1)}` });
  const send = async (_pageId: string, batch: Batch): Promise<Sent> => {
    sent.push(batch);
    log.push(kept.has(batch.batchId) ? "sent, journalled" : "sent");
    if (next) return next;
    if (JSON.stringify(batch).length > 1_000_000) return { kind: "refused", code: "TOO_LARGE", message: "" };
    revision += 1;
    const { clientId, batchId } = batch;
    const operations = batch.operations.map((one) => Object.assign({ revision, clientId, batchId }, one));
    return { kind: "answered", answer: { revision, operations } };
  };
  const readDraft = async () => ({ draft: DRAFT, revision });
  const onRecovered = (count: number) => void recovered.push(count);
  const sync = new Sync({ pageId: "p", userId: "u", document, journal, send, readDraft, onRecovered });
  const type = (value: string) => {
    document.change([{ type: "set", key: "a", path: PATH, value }], { label: "Edit", group: "a" });
    sync.changed();
  };
  const answerWith = (answer: Sent | undefined) => (next = answer);
  const values = () => sent.map(({ operations }) => operations.map((one) => ("value" in one ? one.value : one.type)));
  const resume = () => hanging.resolve();
  return { sync, document, kept, log, sent, recovered, failing, resume, type, answerWith, values };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("an editor's own changes", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(0.5);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("are journalled during typing, sent as one in a pause, and then forgotten", async () => {
    const { sync, kept, log, type, values } = openSession();
    for (const text of ["T", "Tw", "Two"]) {
      type(text);
      await pass(100);
    }
    expect(kept.size).toBe(1);
    expect(sync.view().saveState).toBe("saving");
    expect(log).toEqual([]);
    await pass(400);
    expect(log).toEqual(["sent, journalled"]);
    expect(values()).toEqual([["Two"]]);
    expect(sync.view().saveState).toBe("saved");
    expect(kept.size).toBe(0);
  });

  it("are sent now and then during typing without a pause", async () => {
    const { type, sent } = openSession();
    for (let count = 0; count < 30; count += 1) {
      type(`Text ${count}`);
      await pass(100);
    }
    expect(sent.length).toBe(1);
  });

  it("other than typing are sent at once", async () => {
    const { sync, document, sent } = openSession();
    document.change([{ type: "remove", key: "a" }], { label: "Remove" });
    sync.changed();
    await pass(0);
    expect(sent.length).toBe(1);
  });

  it("are resent unchanged until they are answered, with backoff", async () => {
    const { sync, type, sent, answerWith } = openSession();
    answerWith({ kind: "lost" });
    type("Two");
    await pass(400);
    expect(sync.view().saveState).toBe("offline");
    expect(await sync.settle()).toBe(false);
    type("Three");
    await pass(60_000);
    expect(sent.length).toBeGreaterThan(5);
    expect(sent.length).toBeLessThan(12);
    expect(new Set(sent.map(({ batchId }) => batchId)).size).toBe(1);
    answerWith(undefined);
    sync.flush();
    await pass(1000);
    expect(sync.view().saveState).toBe("saved");
    expect(sent.at(-1)?.operations).toMatchObject([{ value: "Three" }]);
  });

  it("that the server refuses are set aside, and later ones are sent", async () => {
    const { sync, document, kept, type, answerWith, values } = openSession();
    answerWith({ kind: "refused", code: "INVALID", message: "Not this" });
    type("Two");
    await pass(400);
    answerWith(undefined);
    expect(sync.view().refused).toMatchObject([{ refused: { message: "Not this" } }]);
    expect([...kept.values()]).toMatchObject([{ refused: { message: "Not this" } }]);
    expect(document.view().draft.blocks).toEqual(DRAFT.blocks);
    type("Three");
    await pass(400);
    expect(values()).toEqual([["Two"], ["Three"]]);
    expect(sync.view().saveState).toBe("saved");
    sync.dismissRefused();
    await pass(0);
    expect(kept.size).toBe(0);
  });

  it("that the server refuses aren't resent while they are being set aside", async () => {
    const { sync, failing, type, answerWith, values } = openSession();
    answerWith({ kind: "refused", code: "INVALID", message: "Not this" });
    type("Two");
    await pass(400);
    type("Three");
    failing.slow = true;
    await pass(450);
    sync.flush();
    await pass(1000);
    expect(values()).toEqual([["Two"], ["Three"]]);
    expect(sync.view().refused).toHaveLength(2);
  });

  it("wait for a sign-in and are sent after it", async () => {
    const { sync, type, sent, answerWith, kept } = openSession();
    answerWith({ kind: "signedOut" });
    type("Two");
    await pass(400);
    type("Three");
    await pass(60_000);
    expect(sync.view().halt).toEqual({ kind: "signedOut" });
    expect(sent.length).toBe(1);
    expect(kept.size).toBe(2);
    answerWith(undefined);
    sync.resume();
    await pass(1000);
    expect(sync.view()).toMatchObject({ saveState: "saved", halt: undefined });
  });

  it("stay in memory where nothing can be journalled", async () => {
    const { sync, type, sent, failing } = openSession();
    failing.journal = true;
    type("Two");
    await pass(0);
    expect(sync.view().isDurable).toBe(false);
    await pass(400);
    expect(sent.length).toBe(1);
    failing.journal = false;
    type("Three");
    await pass(400);
    expect(sync.view().isDurable).toBe(true);
  });

  it("are sent although the browser’s storage hangs, and leave nothing in it once it works again", async () => {
    const { sync, kept, type, sent, failing, resume } = openSession();
    failing.hangs = true;
    type("Two");
    await pass(3400);
    expect(sent).toEqual([]);
    await pass(3000);
    expect(sent.length).toBe(1);
    expect(sync.view()).toMatchObject({ saveState: "saved", isDurable: false });
    failing.hangs = false;
    resume();
    await pass(0);
    expect(kept.size).toBe(1);
    type("Three");
    await pass(400);
    expect(sync.view()).toMatchObject({ saveState: "saved", isDurable: true });
    expect(kept.size).toBe(0);
  });

  const left = (batchId: string, value: string): JournalEntry => {
    const operations = [{ type: "set" as const, key: "a", path: PATH, value }];
    const batch = { clientId: "gone", batchId, baseRevision: 1, operations };
    return { pageId: "p", userId: "u", clientId: "gone", batchId, order: 1, at: 0, batch };
  };

  it("of a session that is gone are sent first, and counted", async () => {
    const { sync, kept, recovered, type, values } = openSession();
    const entries = [left("g1", "Left"), left("g2", "behind")];
    for (const one of entries) kept.set(one.batchId, one);
    type("Mine");
    sync.recover(entries);
    await pass(1000);
    expect(values()).toEqual([["Left"], ["behind"], ["Mine"]]);
    expect(recovered).toEqual([2]);
    expect(kept.size).toBe(0);
  });

  it("of a session that is gone are before them in the journal too, for the next session", async () => {
    const { sync, kept, type, answerWith } = openSession();
    answerWith({ kind: "lost" });
    type("Mine");
    await pass(0);
    sync.recover([left("g1", "Left")]);
    type("Mine, made on what was left");
    await pass(1000);
    const entries = [...kept.values()].toSorted((a, b) => a.order - b.order);
    expect(entries.map(({ clientId }) => clientId)).toEqual(["gone", "me"]);
  });

  it("of a session that is gone count as recovered only where the server didn't have them", async () => {
    const { sync, recovered, answerWith } = openSession();
    const entry = left("g1", "Left");
    const operations = entry.batch.operations.map((one) =>
      Object.assign({ revision: 1, clientId: "gone", batchId: "g1" }, one),
    );
    answerWith({ kind: "answered", answer: { revision: 1, operations } });
    sync.recover([entry]);
    await pass(1000);
    expect(recovered).toEqual([]);
    expect(sync.view().saveState).toBe("saved");
  });

  it("of a session that is gone count as often as they were made, though they are too large to be sent at once", async () => {
    const { sync, kept, sent, recovered } = openSession();
    const items = Array.from({ length: 3 }, (_, index) => ({ key: `i${index}`, question: "x".repeat(400_000) }));
    const operations = [{ type: "insert" as const, key: "f", after: "a", block: { key: "f", faq: { items } } }];
    const entry = left("g1", "");
    const large = { ...entry, batch: { ...entry.batch, operations } };
    kept.set("g1", large);
    sync.recover([large]);
    await vi.waitFor(() => expect(kept.size).toBe(0), { timeout: 60_000 });
    expect(sent.length).toBeGreaterThan(2);
    expect(recovered).toEqual([1]);
  });

  it("are on their way at once when the page is closed", () => {
    const { sync, type, sent } = openSession();
    type("Two");
    sync.leave();
    expect(sent.length).toBe(1);
  });
});
