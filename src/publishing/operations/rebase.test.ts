import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { propertyRuns } from "../../../tests/property-runs.ts";
import { apply } from "./apply.ts";
import { confirmSamples } from "../check/sample-list.ts";
import { confirmFact } from "./confirm-fact.ts";
import { emptyState, type Annotation, type DraftState } from "./draft.ts";
import type { Operation } from "./operation.ts";
import { anyOperation, BEGINNING } from "./random-operations.ts";
import { rebase } from "./rebase.ts";

const RUNS = propertyRuns(500);

function applyAll(state: DraftState, operations: readonly Operation[]): DraftState {
  return operations.reduce((current, operation) => {
    const outcome = apply(current, operation);
    if (outcome.kind !== "applied") throw new Error(`${JSON.stringify(operation)}: ${JSON.stringify(outcome)}`);
    return outcome.state;
  }, state);
}

type Logged = Operation & { clientId: string };

const START = applyAll(emptyState(), BEGINNING);
const answer = ["faq", "items", "i1", "answer"];
const set = (path: string[], value: unknown, was?: unknown): Operation => ({
  type: "set",
  key: "b1",
  path,
  value,
  ...(was !== undefined && { was }),
});
const logged = (clientId: string, operations: Operation[]): Logged[] =>
  operations.map((operation) => Object.assign({ clientId }, operation));
const byOther = (...operations: Operation[]) => logged("other", operations);

/** The outcome of a batch whose author hadn't seen others' operations. */
function meet(mine: Operation[], others: Logged[]) {
  const result = rebase(applyAll(START, others), { clientId: "me", operations: mine, since: others });
  if (!result.ok) throw new Error(result.message);
  return {
    accepted: result.accepted.length,
    conflicts: result.conflicts.map(({ reason, currentValue }) => [reason, currentValue]),
  };
}

describe("two people's changes", () => {
  it.each<[string, Operation, Operation, unknown[]]>([
    ["of different fields", set(answer, "mine"), set(["faq", "headline"], "theirs"), []],
    ["of different items", set(answer, "mine"), set(["faq", "items", "i2", "answer"], "theirs"), []],
    ["of the same field", set(answer, "mine"), set(answer, "theirs"), [["changed", "theirs"]]],
    ["to the same value", set(answer, "same"), set(answer, "same"), []],
    [
      "of a field and its whole item",
      set(answer, "mine"),
      set(answer.slice(0, 3), { answer: "theirs" }),
      [["changed", "theirs"]],
    ],
    ["of a field and the position of its block", set(answer, "mine"), { type: "move", key: "b1", after: "b3" }, []],
    [
      "of the position of one block",
      { type: "move", key: "b1", after: "b3" },
      { type: "move", key: "b1", after: "b2" },
      [],
    ],
    [
      "of one meta tag",
      { type: "setMeta", name: "title", value: "mine" },
      { type: "setMeta", name: "title", value: "theirs" },
      [["changed", "theirs"]],
    ],
    [
      "of two meta tags",
      { type: "setMeta", name: "title", value: "mine" },
      { type: "setMeta", name: "description", value: "theirs" },
      [],
    ],
    ["that remove the same", { type: "remove", key: "b1" }, { type: "remove", key: "b1" }, []],
  ])("%s", (_case, mine, theirs, conflicts) => {
    expect(meet([mine], byOther(theirs)).conflicts).toEqual(conflicts);
  });

  it("a removal doesn't take what someone else has changed since, and shows it", () => {
    const { conflicts } = meet([{ type: "remove", key: "b1" }], byOther(set(answer, "theirs")));
    expect(conflicts).toMatchObject([["changed", { key: "b1", faq: { items: [{ answer: "theirs" }, {}, {}] } }]]);
  });

  it("a change inside something removed is rejected with what was removed", () => {
    expect(meet([set(answer, "mine")], byOther({ type: "remove", key: "b1" })).conflicts).toMatchObject([
      ["removed", { key: "b1" }],
    ]);
    const gone = byOther({ type: "remove", key: "i1", in: { key: "b1", path: ["faq", "items"] } });
    expect(meet([set(answer, "mine")], gone).conflicts).toEqual([
      ["removed", { question: "a", answer: "b", key: "i1" }],
    ]);
  });

  it("a block inserted behind a removed neighbour goes behind the nearest living predecessor", () => {
    const gone = byOther({ type: "remove", key: "b2" }, { type: "remove", key: "b1" });
    const insert: Operation = { type: "insert", key: "b9", after: "b2", block: { heading: {} } };
    const result = rebase(applyAll(START, gone), { clientId: "me", operations: [insert], since: gone });
    expect(result.ok && result.state.draft.blocks.map(({ key }) => key)).toEqual(["b9", "b3", "b4"]);
  });

  it("an insert of a living key conflicts, one of a removed key restores it", () => {
    const insert: Operation = { type: "insert", key: "b1", after: null, block: { heading: { headline: "again" } } };
    expect(meet([insert], []).conflicts).toMatchObject([["exists", { key: "b1" }]]);
    expect(meet([insert], byOther({ type: "remove", key: "b1" }))).toEqual({ accepted: 1, conflicts: [] });
  });

  it("what follows an insert of a living key in a batch isn't there already: its author decides", () => {
    const again: Operation = { type: "insert", key: "b1", after: null, block: { faq: { headline: "a" } } };
    const item: Operation = {
      type: "insert",
      key: "new",
      after: null,
      item: {},
      in: { key: "b1", path: answer.slice(0, 2) },
    };
    expect(meet([again, set(answer, "mine"), item], []).conflicts).toMatchObject([
      ["exists", { key: "b1" }],
      ["changed", "b"],
      ["changed", null],
    ]);
  });

  it("every change of something removed is returned with what was removed", () => {
    const gone = byOther({ type: "remove", key: "b1" });
    const { conflicts } = meet([set(answer, "1"), set(["faq", "headline"], "2"), set(answer, "3")], gone);
    expect(conflicts).toHaveLength(3);
    for (const one of conflicts) expect(one).toMatchObject(["removed", { key: "b1" }]);
  });

  it("a value other than `was` isn't overwritten", () => {
    expect(meet([set(answer, "mine", "b")], []).conflicts).toEqual([]);
    expect(meet([set(answer, "mine", "x")], []).conflicts).toEqual([["changed", "b"]]);
  });

  it.each([
    ["a fact", (mark: Annotation) => [confirmFact(mark)]],
    ["a sample", ({ key, path }: Annotation) => confirmSamples(START.draft, [{ key, path, code: "", message: "" }])],
  ])("confirming %s doesn't confirm what a model has since written there", (what, confirm) => {
    const mark = { key: "b1", path: answer, text: "“40 %”" };
    const first: Operation[] = what === "a fact" ? [{ type: "annotate", ...mark }] : [];
    const others = [
      ...logged("me", first),
      ...byOther(set(answer, "For 9,000"), { type: "annotate", ...mark, text: "“9,000”" }),
    ];
    expect(meet(confirm(mark), others).conflicts).toEqual([["changed", "“9,000”"]]);
    expect(meet(confirm(mark), logged("me", first))).toEqual({ accepted: 1, conflicts: [] });
  });

  it("of a batch only what overlaps a conflict is rejected", () => {
    const mine = [set(answer, "1"), set(["faq", "headline"], "2"), set(answer, "3")];
    const { accepted, conflicts } = meet(mine, byOther(set(answer, "theirs")));
    expect({ accepted, conflicts }).toEqual({
      accepted: 1,
      conflicts: [
        ["changed", "theirs"],
        ["changed", "theirs"],
      ],
    });
  });

  it("a batch that would get more than 20 MB back is refused: each value may be a whole block", () => {
    const large: Operation = {
      type: "insert",
      key: "large",
      after: null,
      block: { later: { text: "x".repeat(900_000) } },
    };
    const again = (count: number) =>
      Array.from({ length: count }, (): Operation => ({ ...large, block: { later: {} } }));
    const state = apply(emptyState(), large);
    if (state.kind !== "applied") throw new Error("A block can be inserted");
    const send = (count: number) => rebase(state.state, { clientId: "me", operations: again(count), since: [] });
    const some = send(20);
    expect(some.ok && some.conflicts).toHaveLength(20);
    expect(send(500)).toMatchObject({ ok: false, path: ["operations"], message: expect.stringContaining("in parts") });
  });

  it("a person's own earlier changes never conflict", () => {
    const since = logged("me", [set(answer, "before")]);
    const result = rebase(applyAll(START, since), { clientId: "me", operations: [set(answer, "after")], since });
    expect(result).toMatchObject({ ok: true, conflicts: [] });
  });

  it.each<[string, Operation]>([
    ["a key that never existed", { type: "remove", key: "never" }],
    ["a name that reaches prototypes", set(["faq", "__proto__", "x"], 1)],
    ["a path into a text", set(["faq", "headline", "x"], 1)],
    ["a value of the wrong type", set(["faq", "headline"], 7)],
    ["an unsafe address", set(["faq", "items", "i1", "link"], { href: "javascript:alert(1)" })],
    ["a field of an unknown type", { type: "set", key: "b4", path: ["fromTheFuture", "z"], value: 1 }],
    ["another type for a block", set(["heading"], {})],
    ["another key for an item", set(["faq", "items", "i1", "key"], "i9")],
    [
      "an item behind one that never existed",
      { type: "insert", key: "i9", after: "no", item: {}, in: { key: "b1", path: ["faq", "items"] } },
    ],
  ])("%s refuses the whole batch", (_case, operation) => {
    const batch = { clientId: "me", operations: [set(answer, "fine"), operation], since: [] };
    expect(rebase(START, batch)).toMatchObject({ ok: false, path: expect.arrayContaining(["operations", "1"]) });
  });
});

/** One step of a session: a client edits, sends its operations, or receives others'. */
const step = fc.record({
  client: fc.nat(2),
  act: fc.constantFrom("edit", "edit", "edit", "send", "hear"),
  operation: anyOperation,
});

function isWithin(short: readonly string[], long: readonly string[]): boolean {
  return short.every((name, index) => name === long[index]);
}

describe("three clients on one draft", () => {
  it(
    "arrive at the same bytes, and no accepted value is overwritten by someone who hadn't seen it",
    { tags: ["slow"] },
    () => {
      fc.assert(
        fc.property(fc.array(step, { minLength: 20, maxLength: 80, size: "max" }), (steps) => {
          const log: Logged[] = [];
          let server = START;
          const clients = ["c0", "c1", "c2"].map((id) => ({ id, state: START, base: 0, pending: [] as Operation[] }));

          const hear = (client: (typeof clients)[number]) => {
            client.state = applyAll(client.state, log.slice(client.base));
            client.base = log.length;
          };
          const send = (client: (typeof clients)[number]) => {
            const since = log.slice(client.base);
            const result = rebase(server, { clientId: client.id, operations: client.pending, since });
            // An operation that a client could apply to its own view may conflict, but is never impossible.
            if (!result.ok) throw new Error(`${result.message} at ${result.path.join(".")}`);
            for (const accepted of result.accepted) {
              if (accepted.type !== "set") continue;
              const mine = [accepted.key, ...accepted.path];
              const unseen = since.filter((other) => other.clientId !== client.id && other.type === "set");
              for (const other of unseen) {
                const theirs = other.type === "set" ? [other.key, ...other.path] : [];
                expect(isWithin(mine, theirs) || isWithin(theirs, mine)).toBe(false);
              }
            }
            log.push(...logged(client.id, result.accepted));
            server = result.state;
            client.pending = [];
            hear(client);
          };

          for (const { client: number, act, operation } of steps) {
            const client = clients[number];
            if (!client) continue;
            if (act === "send") send(client);
            if (act === "hear" && client.pending.length === 0) hear(client);
            if (act === "edit") {
              const view = applyAll(client.state, client.pending);
              const outcome = apply(view, operation);
              if (outcome.kind === "applied" && outcome.changed) client.pending.push(operation);
            }
          }
          for (const client of clients) send(client);
          for (const client of clients) {
            hear(client);
            expect(JSON.stringify(client.state)).toBe(JSON.stringify(server));
          }
        }),
        RUNS,
      );
    },
  );
});
