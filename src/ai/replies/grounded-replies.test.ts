import { describe, expect, it } from "vitest";
import { readFilled } from "../tasks/fill-prompt.server.ts";
import { readBlockReply } from "./read-block-reply.ts";
import { readPost } from "./read-post.ts";

const evil = "https://evil.example";

describe("a text of a block", () => {
  it("links only to addresses that people have named, like a drafted post", () => {
    const content = `Book at [our desk](${evil}/book) or [here](/contact), ![x](${evil}/t.png) see [us](https://given.example).`;
    const text = JSON.stringify({ content: { content } });
    const read = readBlockReply(text, "content", { known: "We are at https://given.example" });
    const message = "The address was left out: it isn’t in the context.";
    expect(read).toEqual({
      ok: true,
      value: {
        block: { content: { content: "Book at our desk or [here](/contact),  see [us](https://given.example)." } },
        notes: [1, 2].map(() => ({ path: ["content", "content"], message })),
      },
    });
  });
});

describe("a number that a model fills in", () => {
  const score = (value: string) =>
    readFilled(`{"score":${value}}`, [{ name: "score", type: "number", description: "" }]);

  it.each(["null", '""', '" "', "true", "[]", "[7]", '"x"', "{}"])("isn't %s", (value) => {
    expect(score(value)).toMatchObject({ ok: false, error: { code: "INVALID" } });
  });
  it.each(["7", '"7"', '"7.0"'])("is %s", (value) => expect(score(value)).toEqual({ ok: true, value: { score: 7 } }));
});

describe("an address that nobody gave", () => {
  it.each([
    `See ![more][1].\n\n[1]: https\\://evil.example/t.png`,
    "See [more][1].\n\n[1]: https&#58;//evil.example/x",
    'See <img src="https&#58;//evil.example/t.png">',
    'See <a href="mailto:a@evil.example">x</a>',
    `\\\`![x](${evil}/t.png)\\\``,
    `\`\`\` \`\n\n![x](${evil}/t.png)`,
    "![a [b] c](https&#58;//evil.example/t.png)",
  ])("doesn't hide from a drafted post in %j", (content) => {
    const read = readPost(JSON.stringify({ title: "T", description: null, tags: null, content }), { known: "notes" });
    expect(JSON.stringify(read)).not.toContain("evil");
    expect(read).toMatchObject({ ok: true });
  });
});
