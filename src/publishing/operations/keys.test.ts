import { describe, expect, it } from "vitest";
import { blockDefinitions } from "#blocks";
import { defaultsOf } from "#blocks/samples";
import { canonicalBlock, isSame } from "./canonical.ts";
import { itemsIn, withKeys, withoutKeys } from "./keys.ts";

function counter(): () => string {
  let count = 0;
  return () => `k${(count += 1)}`;
}

describe("keys", () => {
  it("are added to every object of every list that lacks one, and can be removed again without a trace", () => {
    const content = {
      items: [
        { a: 1, inner: [{ b: 2 }] },
        { key: "mine", a: 3 },
      ],
      words: ["x"],
      none: [],
    };
    const keyed = withKeys(content, counter());
    expect(itemsIn(keyed).map(({ key, path, after }) => [key, path.join("."), after])).toEqual([
      ["k2", "items", null],
      ["k1", "items.k2.inner", null],
      ["mine", "items", "k2"],
    ]);
    expect(withoutKeys(keyed)).toEqual({ items: [{ a: 1, inner: [{ b: 2 }] }, { a: 3 }], words: ["x"], none: [] });
  });

  it.each(blockDefinitions.map((block) => [block.type, defaultsOf(block.type)] as const))(
    "of %s are added and removed without changing its sample content",
    (type, defaults) => {
      const block = canonicalBlock({ [type]: withKeys(defaults, counter()) });
      expect(isSame(withoutKeys(block[type]), defaults)).toBe(true);
    },
  );
});
