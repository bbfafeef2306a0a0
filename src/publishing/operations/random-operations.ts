import fc from "fast-check";
import { itemsIn } from "./keys.ts";
import type { DraftState } from "./draft.ts";
import type { Operation, Path } from "./operation.ts";

const KEYS = ["b1", "b2", "b3", "b4", "b5"];
const ITEMS = ["i1", "i2", "i3", "i4"];
const TEXTS = ["", "a", "b", "ü", "long text"];

const item = fc.record({ question: fc.constantFrom(...TEXTS), answer: fc.constantFrom(...TEXTS) });
const items = fc
  .uniqueArray(fc.constantFrom(...ITEMS), { maxLength: 3 })
  .chain((keys) => fc.tuple(...keys.map((key) => item.map((content) => ({ ...content, key })))));
const faq = fc.record(
  { style: fc.constantFrom("simple", "modern"), headline: fc.constantFrom(...TEXTS), items, extra: fc.constant(1) },
  { requiredKeys: [] },
);
/** Blocks of a known type with a list, of a known one without, and of an unknown type. */
const block = fc.oneof(
  faq.map((content) => ({ faq: content })),
  fc.record({ headline: fc.constantFrom(...TEXTS) }).map((content) => ({ heading: content })),
  fc.jsonValue().map((content) => ({ fromTheFuture: content })),
);

const key = fc.constantFrom(...KEYS);
const after = fc.option(fc.constantFrom(...KEYS), { nil: null });
const list: Path = ["faq", "items"];
const address = key.map((one) => ({ key: one, path: list }));
const itemKey = fc.constantFrom(...ITEMS);
const afterItem = fc.option(itemKey, { nil: null });
const text = fc.constantFrom<string | null>(...TEXTS, null);

const paths: fc.Arbitrary<{ path: Path; value: unknown }> = fc.oneof(
  fc.record({ path: fc.constant<Path>(["faq", "headline"]), value: text }),
  fc.record({ path: itemKey.map((one): Path => [...list, one, "answer"]), value: text }),
  fc.record({ path: itemKey.map((one): Path => [...list, one, "link", "href"]), value: fc.constantFrom("/a", null) }),
  fc.record({ path: fc.constant<Path>(list), value: fc.option(items, { nil: null }) }),
  fc.record({ path: fc.constant<Path>(["heading", "cta"]), value: fc.constantFrom(null, []) }),
  fc.record({ path: fc.constant<Path>(["layout", "padding", "x"]), value: fc.constantFrom("2", "4", null) }),
  fc.record({ path: fc.constant<Path>(["id"]), value: text }),
  fc.record({ path: fc.constant<Path>(["fromTheFuture"]), value: fc.jsonValue() }),
  fc.record({ path: fc.constant<Path>(["faq"]), value: faq }),
);

/** Any operation that a client may send; many of them can't be applied to a given draft. */
export const anyOperation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ type: fc.constant("insert" as const), key, after, block }),
  fc.record({ type: fc.constant("insert" as const), key: itemKey, after: afterItem, item, in: address }),
  fc.record({ type: fc.constant("remove" as const), key }),
  fc.record({ type: fc.constant("remove" as const), key: itemKey, in: address }),
  fc.record({ type: fc.constant("move" as const), key, after }),
  fc.record({ type: fc.constant("move" as const), key: itemKey, after: afterItem, in: address }),
  fc.tuple(key, paths).map(([one, { path, value }]) => ({ type: "set" as const, key: one, path, value })),
  fc.record({ type: fc.constant("setMeta" as const), name: fc.constantFrom("title", "description"), value: text }),
  fc.record({ type: fc.constant("annotate" as const), key, path: fc.constant<Path>(["faq", "headline"]), text }),
);

const sampleItem = (own: string) => ({ question: "a", answer: "b", key: own });

/** Inserts that make a draft to which most operations can be applied. */
export const BEGINNING: readonly Operation[] = [
  {
    type: "insert",
    key: "b1",
    after: null,
    block: { faq: { headline: "a", items: ["i1", "i2", "i3"].map(sampleItem) } },
  },
  {
    type: "insert",
    key: "b2",
    after: "b1",
    block: { faq: { items: [sampleItem("i1")] }, layout: { padding: { x: "2" } } },
  },
  { type: "insert", key: "b3", after: "b2", block: { heading: { headline: "a" } } },
  { type: "insert", key: "b4", after: "b3", block: { fromTheFuture: { z: [1, { key: "i1" }], a: null } } },
];

/** Every living key of a draft, for counting duplicates. */
export function livingKeys({ draft }: DraftState): string[] {
  return draft.blocks.flatMap(({ key: own, ...content }) => [
    String(own),
    ...itemsIn(content).map((one) => `${String(own)}/${one.key}`),
  ]);
}
