import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { conflictNow, settleConflict } from "#drafts";
import { isSame, valueAt, type Draft, type Operation, type PageContent } from "#publishing";
import { isObject } from "#shared";
import { settlesItself } from "../../src/admin/drafts/conflicts/settling.ts";
import { operationsTo } from "../../src/publishing/operations/operations-to.ts";
import { bytes, newId, Server } from "../draft-server.ts";
import { Person, settleWindows, type DraftWindow } from "../draft-windows.ts";
import { propertyRuns } from "../property-runs.ts";

const ITEMS = { key: "b1", path: ["faq", "items"] };
/** Texts that people write in, by what changes them. */
const FIELDS = [
  { type: "set", key: "b1", path: ["faq", "headline"] },
  { type: "set", key: "b1", path: ["faq", "items", "i1", "answer"] },
  { type: "set", key: "b1", path: ["faq", "items", "i2", "answer"] },
  { type: "set", key: "b2", path: ["faq", "headline"] },
  { type: "set", key: "b3", path: ["heading", "headline"] },
  { type: "setMeta", name: "title" },
] as const;
type Field = (typeof FIELDS)[number];

const act = fc.record({
  who: fc.nat(2),
  what: fc.constantFrom(
    ...(["type", "type", "type", "type", "type", "wait", "wait", "wait", "flush", "hear", "hear", "undo"] as const),
    ...(["redo", "pause", "remove block", "remove item", "move item", "add item", "decide", "restore"] as const),
    ...(["go offline", "reconnect", "slow down", "lose answers", "crash", "close", "fill storage"] as const),
  ),
  n: fc.nat(1_000_000),
});

/** What a window does that its user sees at once. */
const QUIET = new Set(["wait", "flush", "go offline", "reconnect", "slow down", "lose answers", "fill storage"]);

/** The words of a value; each is typed once. */
const wordsIn = (value: unknown): string[] => bytes(value)?.match(/w\d+;/g) ?? [];

/** What a window's user can see: the page, and both sides of what is to be decided. */
const seenIn = ({ document }: DraftWindow) =>
  wordsIn([document.view().draft, document.view().conflicts.map((one) => [one.operation, one.currentValue])]);

function withoutKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutKeys);
  if (!isObject(value)) return value;
  const left = Object.entries(value).filter(([name]) => name !== "key");
  return Object.fromEntries(left.map(([name, one]) => [name, withoutKeys(one)]));
}

/** Two people, one of them in two windows, who work on one page. */
class Work {
  readonly server = new Server();
  readonly windows: DraftWindow[];
  readonly typed: string[] = [];
  /** Words that someone has removed, undone or decided against. */
  readonly givenUp = new Set<string>();
  readonly #people = [new Person(), new Person()];
  readonly #versions: Pick<Draft, "metaTags" | "blocks">[] = [this.server.state.draft];
  /** What a field shows its user until they look elsewhere, and what the draft had then. */
  #shown = new Map<DraftWindow, Map<Field, { text: string; stored: string }>>();

  constructor() {
    this.windows = [0, 1, 2].map((index) => this.#personOf(index).open(this.server));
  }

  #personOf(index: number): Person {
    const person = this.#people[index % 2];
    if (!person) throw new Error("Nobody");
    return person;
  }

  /** Does something that may remove words on purpose. */
  #change(window: DraftWindow, work: () => void): void {
    const before = seenIn(window);
    work();
    const after = new Set(seenIn(window));
    for (const word of before) if (!after.has(word)) this.givenUp.add(word);
    window.sync.changed();
  }

  #edit(window: DraftWindow, operation: Operation): boolean {
    const outcome = window.document.change([operation], { label: "Edit", group: bytes(operation).slice(0, 60) });
    window.sync.changed();
    return outcome === "changed";
  }

  #type(window: DraftWindow, n: number): void {
    const field = FIELDS[n % FIELDS.length] ?? FIELDS[0];
    const stored = this.#textOf(window, field);
    if (stored === undefined) return;
    const own = this.#shown.get(window)?.get(field);
    const word = `w${this.typed.length};`;
    const lines = (own?.text ?? stored).split("\n");
    const at = (n >> 4) % lines.length;
    const isNewLine = field.type === "set" && n % 5 < 2;
    const value = lines.toSpliced(at, isNewLine ? 0 : 1, isNewLine ? word : `${lines[at]} ${word}`).join("\n");
    // As a field in which someone composes a text: it says what they began with.
    const was = own && own.stored !== stored ? { was: own.stored || null } : {};
    if (!this.#edit(window, { ...field, value, ...was })) return;
    this.typed.push(word);
    const shown = this.#shown.get(window) ?? new Map<Field, { text: string; stored: string }>();
    this.#shown.set(window, shown.set(field, { text: value, stored: this.#textOf(window, field) ?? "" }));
  }

  /** @returns a field's text; undefined where its block or item is gone. */
  #textOf({ document }: DraftWindow, field: Field): string | undefined {
    const { blocks, metaTags } = document.view().draft;
    if (field.type === "setMeta") return metaTags.find(({ name }) => name === field.name)?.value ?? "";
    const block = blocks.find(({ key }) => key === field.key);
    const around = block && valueAt(block, field.path.slice(0, -1));
    const text = isObject(around) ? (around[field.path.at(-1) ?? ""] ?? "") : undefined;
    return typeof text === "string" ? text : undefined;
  }

  #restore(n: number): void {
    const { metaTags, blocks } = this.#versions[n % this.#versions.length] ?? this.server.state.draft;
    const content = { metaTags: [...metaTags], blocks: blocks.map(withoutKeys) } as PageContent;
    const operations = operationsTo(this.server.state.draft, content, newId);
    const before = wordsIn(this.server.state.draft);
    const sent = { clientId: newId(), batchId: newId(), baseRevision: this.server.revision, operations };
    if (operations.length > 0) this.server.take(sent);
    const after = new Set(wordsIn(this.server.state.draft));
    for (const word of before) if (!after.has(word)) this.givenUp.add(word);
    this.#versions.push(this.server.state.draft);
  }

  #decide(window: DraftWindow, n: number): void {
    const { document, sync } = window;
    const [conflict] = document.view().conflicts;
    if (!conflict) return;
    const shown = conflictNow(document, conflict);
    settleConflict(document, conflict.id, n % 2 ? "mine" : "theirs", shown);
    const left = new Set(seenIn(window));
    // Nobody decides against words that they aren't shown.
    for (const word of wordsIn([shown.operation, shown.currentValue])) if (!left.has(word)) this.givenUp.add(word);
    sync.changed();
  }

  async #end(index: number, isClosed: boolean): Promise<void> {
    const [window, person] = [this.windows[index], this.#personOf(index)];
    if (!window) return;
    // Without storage a tab says that its changes wouldn't survive it.
    person.isStorageFull = false;
    window.sync.changed();
    await vi.advanceTimersByTimeAsync(1);
    // An undo that couldn't be done is only shown.
    for (const word of wordsIn(window.document.view().conflicts.filter(({ isUndo }) => isUndo))) this.givenUp.add(word);
    if (isClosed) window.sync.leave();
    person.crash(window);
    this.windows[index] = person.open(this.server);
  }

  /** What is decided without asking anyone, as nobody loses anything by it. */
  readonly settle = ({ document }: DraftWindow): void => {
    for (;;) {
      const all = document.view().conflicts;
      const settled = all.find((one) => one.isUndo || settlesItself(all, one));
      if (!settled) return;
      settleConflict(document, settled.id, "theirs");
    }
  };

  async do({ who, what, n }: { who: number; what: string; n: number }): Promise<void> {
    const window = this.windows[who];
    if (!window) return;
    const { document, sync } = window;
    if (what !== "type" && !QUIET.has(what)) this.#shown.delete(window);
    if (what === "type") this.#type(window, n);
    if (what === "wait") await vi.advanceTimersByTimeAsync(n % 1500);
    if (what === "pause") await vi.advanceTimersByTimeAsync(n % 20_000);
    if (what === "flush") sync.flush();
    if (what === "hear") window.hear();
    if (what === "undo") this.#change(window, () => document.undo());
    if (what === "redo") this.#change(window, () => document.redo());
    const blocks = document.view().draft.blocks.map(({ key }) => String(key));
    const key = blocks[n % (2 * blocks.length)];
    const item = n % 2 ? "i1" : "i2";
    if (what === "remove block" && key) this.#change(window, () => this.#edit(window, { type: "remove", key }));
    if (what === "remove item")
      this.#change(window, () => this.#edit(window, { type: "remove", key: item, in: ITEMS }));
    if (what === "move item") this.#edit(window, { type: "move", key: item, after: null, in: ITEMS });
    if (what === "add item") this.#add(window);
    if (what === "decide") this.#decide(window, n);
    if (what === "restore" && n % 2) this.#restore(n >> 1);
    if (what === "go offline") window.isOffline = true;
    if (what === "reconnect") window.reconnect();
    if (what === "slow down") window.isSlow = true;
    if (what === "lose answers") window.losesAnswers = true;
    if (what === "fill storage") this.#personOf(who).isStorageFull = n % 2 === 0;
    if (what === "crash" || what === "close") await this.#end(who, what === "close");
    await vi.advanceTimersByTimeAsync(n % 3 ? 0 : n % 500);
    for (const one of this.windows) this.settle(one);
  }

  #add(window: DraftWindow): void {
    const item = { question: `w${this.typed.length};` };
    if (this.#edit(window, { type: "insert", key: newId(), after: null, item, in: ITEMS }))
      this.typed.push(item.question);
  }

  async end(): Promise<void> {
    for (const person of this.#people) person.isStorageFull = false;
    await settleWindows(this.windows, this.settle);
  }
}

beforeEach(() => void vi.useFakeTimers({ now: 1.7e12 }));
afterEach(() => void vi.useRealTimers());

it(
  "what two people type in three windows is stored once or is theirs to decide, whatever ends, is lost, late or undone",
  { tags: ["slow"], timeout: 1_800_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 40, size: "max" }), async (acts) => {
        const work = new Work();
        for (const one of acts) await work.do(one);
        await work.end();
        const { server, windows, typed, givenUp } = work;
        const open = windows.map(({ document, sync }) => [document.view().conflicts, sync.view().refused]);
        const found = new Set(wordsIn([server.state.draft, open]));
        expect(typed.filter((word) => !found.has(word) && !givenUp.has(word))).toEqual([]);
        const stored = wordsIn(server.state.draft);
        expect(stored.filter((word, index) => stored.indexOf(word) !== index)).toEqual([]);
        for (const { document, sync } of windows) {
          expect([document.outbox, sync.view().refused]).toEqual([[], []]);
          expect(isSame(document.view().draft, server.state.draft)).toBe(true);
        }
      }),
      propertyRuns(100),
    );
  },
);
