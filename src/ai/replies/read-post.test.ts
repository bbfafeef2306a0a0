import { describe, expect, it } from "vitest";
import { isObject } from "#shared";
import { cpuMs } from "../../../tests/cpu-time.ts";
import { readPartialPost, readPost } from "./read-post.ts";
import { readSuggestions } from "./read-suggestions.ts";

const TEXT = "A report takes 25 minutes.\n\n## After the session\n\n- one\n- two";
const reply = (post: object) =>
  JSON.stringify({ title: "Shorter reports", description: null, tags: null, content: TEXT, ...post });

function read(post: object, known?: string) {
  const made = readPost(reply(post), { known });
  if (!made.ok) throw new Error(made.error.message);
  const { content } = made.value.post.block;
  return { ...made.value.post, text: isObject(content) ? content.content : undefined, notes: made.value.notes };
}

describe("a drafted post", () => {
  it("is a title, a description, tags and a text", () => {
    const tags = ["#Reports", " reports", "Families, Mentors", 7, "x".repeat(61)];
    const post = read({ description: " What it\nsaves. ", tags });
    expect(post).toMatchObject({ title: "Shorter reports", description: "What it saves.", text: TEXT, notes: [] });
    expect(post.tags).toEqual(["reports", "Families", "Mentors"]);
  });

  it("doesn't repeat its title as a heading", () => {
    expect(read({ content: `# Shorter Reports\n\n${TEXT}` }).text).toBe(TEXT);
    expect(read({ content: `## Something else\n\n${TEXT}` }).text).toBe(`## Something else\n\n${TEXT}`);
  });

  it("links only to addresses that people have named", () => {
    const known = "See https://given.example/page and /media/desk.png";
    const content = [
      "[Given](https://given.example/page), [inside](/pricing), [made up](https://evil.example/a_(b)?q=1),",
      '[other](//evil.example), ![a desk](/media/desk.png), ![pixel](https://evil.example/p.gif "x"),',
      "[![pixel](https://evil.example/p.gif)](https://evil.example), https://evil.example/x, <https://evil.example/y>.",
      "`https://evil.example` and\n```\n[code](https://evil.example)\n```",
    ].join("\n");
    const post = read({ content }, known);
    expect(post.text).toBe(
      [
        "[Given](https://given.example/page), [inside](/pricing), made up,",
        "other, ![a desk](/media/desk.png), ,",
        ", [Add the address] [Add the address].",
        "`https://evil.example` and\n```\n[code](https://evil.example)\n```",
      ].join("\n"),
    );
    expect(post.notes).toHaveLength(7);
  });

  it.each([
    ["prose", "I'd rather not."],
    ["no text", reply({ content: null })],
    ["a list for a text", reply({ content: ["x"] })],
    ["an empty text", reply({ content: "  " })],
    ["half a reply", reply({}).slice(0, -9)],
    ["a block", JSON.stringify({ content: { content: "x" } })],
    ["a list", "[1]"],
    ["names of prototypes", '{"__proto__":{"content":"x"},"title":"x"}'],
  ])("isn't %s", (_case, text) => {
    expect(readPost(text)).toMatchObject({ ok: false, error: { code: "UNREADABLE" } });
  });

  it("has no title, description or tags of another kind, or too long, or with hidden characters", () => {
    const post = read({ title: "x".repeat(300), description: { a: 1 }, tags: "x" });
    expect([post.title, post.description, post.tags]).toEqual(["", "", []]);
    expect(read({ title: "A\u202Eb\u0000c\u{E0041}" }).title).toBe("Abc");
  });

  it("grows: title first, then its text", () => {
    const whole = reply({ tags: ["Reports"] });
    const sizes = [18, 40, 130].map((length) => readPartialPost(whole.slice(0, length)));
    expect(sizes[0]).toMatchObject({ title: "Shorter", block: undefined });
    expect(sizes[2]).toMatchObject({ title: "Shorter reports", tags: ["Reports"] });
    expect(readPartialPost(whole).block).toEqual({ content: { style: "simple", content: TEXT } });
    expect(readPartialPost("nothing")).toMatchObject({ title: "", block: undefined });
  });

  it.each([
    "![a](",
    "\n[a]: ",
    "href=",
    "[a](x ",
    "[![",
    "`",
    "```\n",
    "https://a ",
    "[a](((",
    '![a](https://e.example/ "x',
  ])("takes little time for many of %j", (piece) => {
    const content = piece.repeat(Math.floor(200_000 / piece.length));
    const before = cpuMs();
    readPost(reply({ content }));
    expect(cpuMs() - before).toBeLessThan(1000);
  });
});

describe("suggestions", () => {
  const suggestions = (...given: unknown[]) => readSuggestions(JSON.stringify({ suggestions: given }), "title", "Now");

  it("are at most three lines of the right length, each once, none that is there already", () => {
    const many = suggestions(" One\n two ", "One two", "x".repeat(61), 4, null, "Now", "Two", "Three", "Four");
    expect(many).toEqual({ ok: true, value: ["One two", "Two", "Three"] });
  });

  it.each([
    ["prose", "Sure! Here are three"],
    ["none", '{"suggestions":[]}'],
    ["only long ones", JSON.stringify({ suggestions: ["x".repeat(61)] })],
    ["text for a list", '{"suggestions":"One"}'],
  ])("aren't %s", (_case, text) => {
    expect(readSuggestions(text, "title")).toMatchObject({ ok: false, error: { code: "UNREADABLE" } });
  });
});
