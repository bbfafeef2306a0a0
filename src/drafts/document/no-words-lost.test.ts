import fc from "fast-check";
import { expect, it } from "vitest";
import { isSame, type Batch, type Operation } from "#publishing";
import { bytes, draftOf, open, Server, settle } from "../../../tests/draft-server.ts";
import { propertyRuns } from "../../../tests/property-runs.ts";
import type { DraftDocument } from "./document.ts";
import { settleConflict } from "./settle-conflict.ts";

type Field = { key: string; path: string[] };
const HEADLINE: Field = { key: "b1", path: ["faq", "headline"] };
const ANSWER: Field = { key: "b1", path: ["faq", "items", "i1", "answer"] };

/** Someone at the page. `shown`: what a field shows that has its own text, and what its author saw of the draft. */
type Person = {
  document: DraftDocument;
  shown: Map<Field, { text: string; seen: string }>;
  /** What the server has answered and the browser hasn't received. */
  late: (() => void) | undefined;
};

const act = fc.record({
  who: fc.nat(2),
  what: fc.constantFrom(
    ...(["type", "type", "type", "send", "send, answered late", "answer", "hear", "read the draft"] as const),
    ...(["pause", "undo", "redo", "move", "crash", "keep mine", "keep theirs"] as const),
  ),
  field: fc.constantFrom(HEADLINE, ANSWER),
  line: fc.nat(3),
  isNew: fc.boolean(),
});

function textOf(document: DraftDocument, { path }: Field): string {
  const block = document.view().draft.blocks.find(({ key }) => key === HEADLINE.key);
  const faq = block?.faq as { headline?: string; items: { key: string; answer: string }[] };
  return path.length > 2 ? (faq.items.find(({ key }) => key === path[2])?.answer ?? "") : (faq.headline ?? "");
}

/** A text with a word more, in a line of its own or behind one that is there. */
function withWord(text: string, word: string, line: number, isNew: boolean): string {
  const lines = text.split("\n");
  const at = line % lines.length;
  return lines.toSpliced(at, isNew ? 0 : 1, isNew ? word : `${lines[at]} ${word}`).join("\n");
}

const wordsIn = (value: unknown): string[] => bytes(value)?.match(/word\d+;/g) ?? [];

/** Types a word into a field, as `useOwnChanges` does: with what its author saw where the draft has something else. */
function type({ document, shown }: Person, field: Field, change: (text: string) => string, word: string): void {
  const now = textOf(document, field);
  const own = shown.get(field);
  const value = change(own?.text ?? now);
  const was = own && own.seen !== now ? { was: own.seen } : {};
  document.change([{ type: "set", ...field, value, ...was }], { label: word });
  shown.set(field, { text: value, seen: textOf(document, field) });
}

/** Sends the oldest batch. @returns what hands over the answer. */
function send(server: Server, { document, late }: Person): (() => void) | undefined {
  const batch = late ? undefined : document.takeBatch();
  const answer = batch && server.take(batch);
  return answer && (() => document.receive(answer, batch.batchId));
}

/**
 * Decides the first conflict.
 * @returns the words that its author gives up: with theirs also what was typed on top of it, which undo brings back.
 */
function decide({ document }: Person, choice: "mine" | "theirs"): string[] {
  const [conflict] = document.view().conflicts;
  const mine = wordsIn(conflict?.operation);
  const onScreen = [HEADLINE, ANSWER]
    .filter(({ path }) => conflict?.operation.type === "set" && isSame(path, conflict.operation.path))
    .map((field) => wordsIn(textOf(document, field)))
    .filter((words) => !mine.every((word) => words.includes(word)));
  if (!conflict || settleConflict(document, conflict.id, choice) !== undefined) return [];
  return wordsIn(choice === "mine" ? [conflict.currentValue, onScreen] : conflict.operation);
}

it("three people lose no word: it is on the page, undone by its author, or was put up for a choice", () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 5, maxLength: 40, size: "max" }), (acts) => {
      const server = new Server();
      const begin = (): Person => ({ document: open(server), shown: new Map(), late: undefined });
      const people = [begin(), begin(), begin()];
      const typed: string[] = [];
      const undone = new Set<string>();
      const givenUp = new Set<string>();
      const giveUp = (words: string[]) => words.forEach((word) => givenUp.add(word));
      for (const { who, what, field, line, isNew } of acts) {
        const person = people[who];
        if (!person) continue;
        const { document } = person;
        if (what === "type") {
          const word = `word${typed.length};`;
          typed.push(word);
          type(person, field, (text) => withWord(text, word, line, isNew), word);
        } else if (what === "undo" || what === "redo") {
          const before = wordsIn(document.view().draft);
          const taken = document[what]();
          if (taken?.label === "Keep mine") {
            const left = wordsIn(document.view().draft);
            giveUp(before.filter((word) => !left.includes(word)));
          } else if (taken && (what === "undo" || taken.isPartial)) undone.add(taken.label);
          else if (taken) undone.delete(taken.label);
        } else if (what === "move") {
          const move: Operation = { type: "move", key: "i1", after: null, in: { key: "b1", path: ["faq", "items"] } };
          document.change([move], { label: "Move" });
        } else if (what === "crash") {
          const kept: Batch[] = [...document.undecided, ...document.outbox];
          const isFirst = kept.every(({ clientId }) => clientId === document.clientId);
          if (!isFirst) continue;
          Object.assign(person, begin());
          person.document.recover(kept);
        } else if (what === "keep mine") giveUp(decide(person, "mine"));
        else if (what === "keep theirs") giveUp(decide(person, "theirs"));
        else if (what === "hear") document.receive({ revision: server.revision, operations: server.log });
        else if (what === "read the draft") document.receive(draftOf(server));
        else if (what === "send") send(server, person)?.();
        else if (what === "send, answered late") person.late ??= send(server, person);
        else if (what === "answer") {
          person.late?.();
          person.late = undefined;
        }
        if (!["type", "hear", "send", "answer", "read the draft"].includes(what)) person.shown.clear();
      }
      for (const { late } of people) late?.();
      const documents = people.map(({ document }) => document);
      settle(server, ...documents);
      settle(server, ...documents);
      const found = new Set(wordsIn([server.state.draft, documents.map((one) => one.view().conflicts)]));
      const isLost = (word: string) => !found.has(word) && !undone.has(word) && !givenUp.has(word);
      expect(typed.filter(isLost)).toEqual([]);
    }),
    propertyRuns(500),
  );
});
