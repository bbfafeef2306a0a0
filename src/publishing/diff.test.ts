import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "#shared";
import { propertyRuns } from "../../tests/property-runs.ts";
import type { Change } from "./contract/review.ts";
import { diffContents } from "./diff.ts";
import { contentAndEdited } from "./operations/random-contents.ts";
import type { MetaTag, PageContent } from "./page.ts";

const RUNS = propertyRuns(500);

const page = (blocks: JsonObject[], metaTags: MetaTag[] = []): PageContent => ({ metaTags, blocks });
const hero = (headline: string) => ({ hero: { headline, cta: [{ text: "Start", href: "/a" }] } });
const one = { question: "How long?", answer: "A day." };
const two = { question: "How much?", answer: "A coin." };
const three = { question: "For whom?", answer: "For all." };
const faq = (...items: JsonObject[]): JsonObject => ({ faq: { headline: "Questions", items } });
const video = { video: { headline: "See", src: "/a.mp4" } };

const START = page([hero("Hello"), faq(one, two, three), video]);

describe("what changed between two versions", () => {
  it.each<[string, PageContent, (Partial<Change> & { kind: Change["kind"] })[]]>([
    ["nothing", START, []],
    [
      "a field",
      page([hero("Hi"), faq(one, two, three), video]),
      [{ kind: "changed", label: "Hero", position: 1, item: "", field: "Headline", before: "Hello", after: "Hi" }],
    ],
    [
      "a field of an item",
      page([hero("Hello"), faq(one, { ...two, answer: "Two." }, three), video]),
      [
        {
          kind: "changed",
          label: "FAQ",
          position: 2,
          item: "question 2 (“How much?”)",
          field: "Answer",
          before: "A coin.",
          after: "Two.",
        },
      ],
    ],
    [
      "a new field",
      page([hero("Hello"), faq(one, two, three), { ...video, id: "tour", layout: { padding: { x: "4" } } }]),
      [
        { kind: "changed", label: "Video", position: 3, field: "Anchor", before: null, after: "tour" },
        { kind: "changed", label: "Video", position: 3, field: "Layout", before: null, after: { padding: { x: "M" } } },
      ],
    ],
    [
      "a choice, by its label",
      page([{ hero: { ...hero("Hello").hero, style: "rightImage" } }, faq(one, two, three), video]),
      [{ kind: "changed", label: "Hero", field: "Style", before: null, after: "Right image" }],
    ],
    [
      "items that were added, removed and moved",
      page([hero("Hello"), faq(three, one, { question: "New?" }), video]),
      [
        { kind: "removed", item: "question 2 (“How much?”)", before: two, after: null },
        { kind: "moved", item: "question 1 (“For whom?”)", before: 3, after: 1 },
        { kind: "added", item: "question 3 (“New?”)", before: null, after: { question: "New?" } },
      ],
    ],
    [
      "blocks that were added, removed and moved",
      page([video, hero("Hello"), { banner: { text: "Now" } }]),
      [
        { kind: "moved", label: "Video", position: 1, before: 3, after: 1 },
        { kind: "removed", label: "FAQ", position: 2, before: faq(one, two, three), after: null },
        { kind: "added", label: "Banner", position: 3, before: null, after: { banner: { text: "Now" } } },
      ],
    ],
    [
      "what search engines see",
      page(START.blocks, [{ name: "og:image", value: "/a.png" }]),
      [{ kind: "changed", label: "Page", position: 0, field: "Share image", before: null, after: "/a.png" }],
    ],
  ])("%s", (_case, after, changes) => {
    const found = diffContents(START, after);
    expect(found).toMatchObject(changes);
    expect(found).toHaveLength(changes.length);
  });

  it("a meta tag is listed by its name, even one with a meaning in JavaScript", () => {
    const tag = (name: string) => page([], [{ name, value: "a" }]);
    expect(diffContents(page([]), tag("og:image"))).toMatchObject([{ label: "Page", field: "Share image" }]);
    expect(diffContents(page([]), tag("constructor"))).toMatchObject([{ label: "Page", field: "constructor" }]);
  });

  it("an unknown block is listed as a whole", () => {
    const change = diffContents(page([{ future: { a: [{ b: 1 }] } }]), page([{ future: { a: [{ b: 2 }] } }]));
    expect(change).toEqual([
      {
        kind: "changed",
        label: "future",
        position: 1,
        item: "",
        field: "",
        before: { a: [{ b: 1 }] },
        after: { a: [{ b: 2 }] },
      },
    ]);
  });

  it("is listed in the order of the page and survives JSON", { tags: ["slow"] }, () => {
    fc.assert(
      fc.property(contentAndEdited, ([before, after]) => {
        const changes = diffContents(before, after);
        const json = JSON.stringify(changes);
        expect(JSON.stringify(JSON.parse(json))).toBe(json);
        expect(diffContents(after, after)).toEqual([]);
        const positions = changes.filter(({ kind }) => kind !== "removed").map(({ position }) => position);
        expect(positions).toEqual(positions.toSorted((a, b) => a - b));
        for (const { position, label } of changes) expect([label !== "", position >= 1]).toEqual([true, true]);
      }),
      RUNS,
    );
  });
});
