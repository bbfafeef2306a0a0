import fc from "fast-check";
import { isObject, type JsonObject } from "#shared";
import type { PageContent } from "../page.ts";
import { blockFault } from "./block-fault.ts";
import { withKeys } from "./keys.ts";

const word = fc.constantFrom("", "a", "b", "What it costs", "What it saves", "Ü ß 文", "key");
const link = fc.record({ text: word, href: fc.constantFrom("", "/a", "#b") }, { requiredKeys: [] });
const question = fc.record(
  { question: word, answer: word, link, category: word, extra: fc.jsonValue({ maxDepth: 2 }) },
  { requiredKeys: [] },
);
const faq = fc.record(
  { headline: word, items: fc.array(question, { maxLength: 5 }), own: fc.jsonValue({ maxDepth: 2 }) },
  { requiredKeys: [] },
);
const feature = fc.record(
  { name: word, description: word, subFeatures: fc.array(fc.record({ name: word }), { maxLength: 4 }) },
  { requiredKeys: ["name"] },
);
const features = fc.record(
  {
    headline: word,
    items: fc.array(feature, { maxLength: 4 }),
    grid: fc.record({ columns: fc.constantFrom("2", "3") }),
  },
  { requiredKeys: [] },
);
const content = fc.oneof(
  faq.map((one): JsonObject => ({ faq: one })),
  features.map((one): JsonObject => ({ features: one })),
  fc.record({ headline: word }).map((one): JsonObject => ({ heading: one })),
  fc
    .jsonValue({ maxDepth: 3 })
    .filter((one) => one !== null)
    .map((one): JsonObject => ({ fromTheFuture: one })),
);
const envelope = fc.record(
  {
    id: fc.constantFrom("one", "two", "three"),
    layout: fc.record({ padding: fc.record({ x: fc.constantFrom("2", "4") }), css: word }, { requiredKeys: [] }),
    beside: fc.array(fc.record({ a: word }), { maxLength: 2 }),
  },
  { requiredKeys: [] },
);
const block = fc.tuple(content, envelope).map(([one, around]): JsonObject => Object.assign({}, one, around));
const metaTags = fc.uniqueArray(fc.record({ name: fc.constantFrom("title", "description", "og:image"), value: word }), {
  selector: ({ name }) => name,
});

/** Any content that a draft may hold, in the stored form. */
export const anyContent: fc.Arbitrary<PageContent> = fc.record({ metaTags, blocks: fc.array(block, { maxLength: 8 }) });

/** One random edit anywhere in a value: how deep it goes, where, and what it does there. */
const edit = fc.record({
  choices: fc.array(fc.nat(30), { minLength: 1, maxLength: 6 }),
  act: fc.constantFrom("remove", "double", "move", "clear"),
  to: fc.nat(30),
});
type Edit = { choices: number[]; act: string; to: number };

function editList(list: readonly unknown[], index: number, { act, to }: Edit): unknown[] {
  const rest = list.toSpliced(index, 1);
  if (act === "remove" || act === "clear") return rest;
  const target = to % (rest.length + 1);
  return act === "move" ? rest.toSpliced(target, 0, list[index]) : list.toSpliced(target, 0, list[index]);
}

function editValue(value: unknown, [choice = 0, ...choices]: number[], how: Edit): unknown {
  if (Array.isArray(value) && value.length > 0) {
    const index = choice % value.length;
    return choices.length === 0
      ? editList(value, index, how)
      : value.with(index, editValue(value[index], choices, how));
  }
  if (typeof value === "string") return how.act === "clear" ? "" : `${value} more`;
  const names = isObject(value) ? Object.keys(value) : [];
  const name = names[choice % Math.max(1, names.length)];
  if (!isObject(value) || name === undefined) return value;
  return { ...value, [name]: editValue(value[name], choices, how) };
}

/** Whether a draft may hold it; an edit may have turned it into anything. */
function isBlock(one: unknown): one is JsonObject {
  return isObject(one) && !blockFault(withKeys({ ...one, key: "b" }, newId));
}

let count = 0;
const newId = () => `r${(count += 1)}`;

/** Two states of one page: the second made from the first by a few edits. */
export const contentAndEdited: fc.Arbitrary<[PageContent, PageContent]> = fc
  .tuple(anyContent, fc.array(edit, { maxLength: 6 }))
  .map(([before, edits]) => {
    const blocks = edits.reduce<unknown>((current, one) => editValue(current, one.choices, one), before.blocks);
    return [before, { ...before, blocks: Array.isArray(blocks) ? blocks.filter(isBlock) : [] }];
  });
