import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cpuMs } from "../../../tests/cpu-time.ts";
import { blockDefinitions } from "#blocks";
import { defaultsOf } from "#blocks/samples";
import type { JsonObject } from "#shared";
import { propertyRuns } from "../../../tests/property-runs.ts";
import type { PageContent } from "../page.ts";
import { apply } from "./apply.ts";
import { canonicalBlock } from "./canonical.ts";
import { emptyState, type DraftState } from "./draft.ts";
import { invert } from "./invert.ts";
import { withKeys, withoutKeys } from "./keys.ts";
import type { Operation } from "./operation.ts";
import { operationsTo } from "./operations-to.ts";
import { anyContent, contentAndEdited } from "./random-contents.ts";
import { livingKeys } from "./random-operations.ts";

const RUNS = propertyRuns(500);

function counter(prefix: string): () => string {
  let count = 0;
  return () => `${prefix}${(count += 1)}`;
}

function applyAll(state: DraftState, operations: readonly Operation[]): DraftState {
  return operations.reduce((current, operation) => {
    const outcome = apply(current, operation);
    if (outcome.kind !== "applied") throw new Error(`${JSON.stringify(operation)}: ${JSON.stringify(outcome)}`);
    if (!outcome.changed) throw new Error(`${JSON.stringify(operation)} changes nothing`);
    return outcome.state;
  }, state);
}

/** A draft that holds content, made with operations. */
function stateOf({ metaTags, blocks }: PageContent): DraftState {
  const keyed = withKeys(blocks, counter("k")) as (JsonObject & { key: string })[];
  const inserts = keyed.map((block, index): Operation => ({
    type: "insert",
    key: block.key,
    after: keyed[index - 1]?.key ?? null,
    block,
  }));
  const tags = metaTags
    .filter(({ value }) => value)
    .map(({ name, value }): Operation => ({ type: "setMeta", name, value }));
  return applyAll(emptyState(), [...inserts, ...tags]);
}

function contentOf({ draft }: DraftState): string {
  return JSON.stringify({ metaTags: draft.metaTags, blocks: withoutKeys(draft.blocks) });
}

/** Content as a draft holds it: canonical, without keys, its tags in the order of their names. */
function wanted({ metaTags, blocks }: PageContent): string {
  const tags = metaTags.filter(({ value }) => value).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const bare = withoutKeys(blocks);
  return JSON.stringify({ metaTags: tags, blocks: bare.map(canonicalBlock) });
}

function lead(before: PageContent, after: PageContent) {
  const state = stateOf(before);
  const operations = operationsTo(state.draft, after, counter("n"));
  return { state, operations, result: applyAll(state, operations) };
}

const page = (blocks: JsonObject[]): PageContent => ({ metaTags: [], blocks });

describe("the operations from a draft to content", () => {
  const pairs = fc.oneof(contentAndEdited, fc.tuple(anyContent, anyContent));

  it(
    "lead exactly there, each of them changes something, and undone they restore the draft",
    { tags: ["slow"] },
    () => {
      fc.assert(
        fc.property(pairs, ([before, after]) => {
          const { state, operations, result } = lead(before, after);
          expect(contentOf(result)).toBe(wanted(after));
          expect(new Set(livingKeys(result)).size).toBe(livingKeys(result).length);
          let current = state;
          const steps = operations.map((operation) => {
            const from = current;
            current = applyAll(current, [operation]);
            return { from, operation };
          });
          const undone = steps
            .toReversed()
            .reduce((later, { from, operation }) => applyAll(later, invert(from, operation)), result);
          expect(JSON.stringify(undone.draft)).toBe(JSON.stringify(state.draft));
        }),
        RUNS,
      );
    },
  );

  it("are none for the same content", () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        expect(lead(content, content).operations).toEqual([]);
      }),
      RUNS,
    );
  });

  it("keep the key of every block whose content is still there", { tags: ["slow"] }, () => {
    fc.assert(
      fc.property(contentAndEdited, ([before, after]) => {
        const { state, result } = lead(before, after);
        const text = ({ key: _key, ...block }: JsonObject) => JSON.stringify(withoutKeys(block));
        const count = (list: readonly JsonObject[], one: string) => list.filter((block) => text(block) === one).length;
        const old = new Map(state.draft.blocks.map((block) => [block.key, text(block)]));
        for (const one of new Set(result.draft.blocks.map(text))) {
          const kept = result.draft.blocks.filter((block) => text(block) === one && old.get(block.key) === one);
          const [had, has] = [count(state.draft.blocks, one), count(result.draft.blocks, one)];
          expect(kept.length).toBe(Math.min(had, has));
        }
      }),
      RUNS,
    );
  });
});

describe("a small change of a page of thirty blocks", () => {
  const blocks = blockDefinitions.map(({ type }): JsonObject => ({ [type]: structuredClone(defaultsOf(type)) }));
  const faqAt = blocks.findIndex((block) => "faq" in block);
  const changed = (change: (faq: { headline: string; items: JsonObject[] }) => object) =>
    page(blocks.map((block, index) => (index === faqAt ? { faq: change(block.faq as never) } : block)));
  const item = { question: "New?", answer: "Yes." };

  it.each<[string, PageContent, object[]]>([
    [
      "one field",
      changed((faq) => ({ ...faq, headline: "Another" })),
      [{ type: "set", path: ["faq", "headline"], value: "Another" }],
    ],
    [
      "one field of an item",
      changed(({ items, ...faq }) => ({ ...faq, items: items.with(1, { ...items[1], answer: "Short." }) })),
      [{ type: "set", path: ["faq", "items", expect.any(String), "answer"], value: "Short." }],
    ],
    [
      "a new item in between",
      changed(({ items, ...faq }) => ({ ...faq, items: items.toSpliced(2, 0, item) })),
      [{ type: "insert", item, in: { path: ["faq", "items"] } }],
    ],
    [
      "an item less",
      changed(({ items, ...faq }) => ({ ...faq, items: items.toSpliced(1, 1) })),
      [{ type: "remove", in: { path: ["faq", "items"] } }],
    ],
    [
      "the last item first",
      changed(({ items, ...faq }) => ({ ...faq, items: [items.at(-1), ...items.slice(0, -1)] })),
      [{ type: "move", after: null, in: { path: ["faq", "items"] } }],
    ],
    ["a block at another position", page([...blocks.slice(1), ...blocks.slice(0, 1)]), [{ type: "move" }]],
    ["a block less", page(blocks.toSpliced(4, 1)), [{ type: "remove" }]],
    [
      "a block more",
      page(blocks.toSpliced(4, 0, { heading: { headline: "New" } })),
      [{ type: "insert", block: { heading: { headline: "New" } } }],
    ],
    ["a block twice", page(blocks.toSpliced(4, 0, blocks[20] ?? {})), [{ type: "insert" }]],
    ["an anchor", page(blocks.with(0, { ...blocks[0], id: "top" })), [{ type: "set", path: ["id"], value: "top" }]],
  ])("%s: one operation", (_case, after, operations) => {
    expect(lead(page(blocks), after).operations).toMatchObject(operations);
    expect(lead(page(blocks), after).operations).toHaveLength(operations.length);
  });

  it("a block that was edited and moved keeps its key", () => {
    const edited = changed((faq) => ({ ...faq, headline: "Another" })).blocks;
    const after = page([...edited.toSpliced(faqAt, 1), edited[faqAt] ?? {}]);
    expect(lead(page(blocks), after).operations.map(({ type }) => type)).toEqual(["move", "set"]);
  });

  it("a block is recognised by its anchor, however much of it was rewritten", () => {
    const before = [{ heading: { headline: "A" }, id: "x" }, { heading: { headline: "B" } }];
    const after = [{ heading: { headline: "C" } }, { heading: { headline: "D" }, id: "x" }];
    const { state, result } = lead(page(before), page(after));
    expect(result.draft.blocks[1]?.key).toBe(state.draft.blocks[0]?.key);
  });

  it("a block that was rewritten entirely keeps its key where its neighbours stay", () => {
    const around = (headline: string) => page([blocks[0] ?? {}, { heading: { headline } }, blocks[1] ?? {}]);
    expect(lead(around("A"), around("B")).operations).toMatchObject([{ type: "set", path: ["heading", "headline"] }]);
  });

  it.each<[string, string, string[]]>([
    ['{"key":"a"}', '{"key":"b"}', ["faq", "own"]],
    ['{"a":{"__proto__":1}}', '{"a":{"__proto__":2}}', ["faq", "own", "a"]],
  ])("a name that can't be part of a path is set with its parent: %s", (before, after, path) => {
    const own = (json: string) => page([{ faq: { own: JSON.parse(json) as unknown } }]);
    const { operations, result } = lead(own(before), own(after));
    expect(operations).toMatchObject([{ type: "set", path }]);
    expect(contentOf(result)).toBe(wanted(own(after)));
  });

  it("takes seconds at most for a page of a thousand other blocks", { tags: ["slow"] }, () => {
    const many = (word: string) =>
      page(
        Array.from({ length: 1000 }, (_, n) => ({ heading: { headline: `${word} ${n * 7919}`, subheadline: word } })),
      );
    const start = cpuMs();
    expect(wanted(many("after"))).toBe(
      contentOf({ ...emptyState(), draft: lead(many("before"), many("after")).result.draft }),
    );
    expect(cpuMs() - start).toBeLessThan(20_000);
  });
});
