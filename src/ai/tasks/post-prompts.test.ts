import { describe, expect, it } from "vitest";
import { findBlock } from "#blocks";
import { taskSchema } from "./task.ts";
import { ask, partsOf, site } from "./test-prompts.ts";

describe("a model that writes a post, or its head, is told", () => {
  it.each([
    ["short", "200 to 350 words"],
    ["long", "900 to 1400 words"],
  ] as const)("to draft a %s post: the notes, and the voice of published posts", async (length, words) => {
    const posts = { texts: ["Calm words\nA post begins like this."], tags: ["Families", "Reports"] };
    const asked = await ask(
      { task: "post", context: "Three ideas", length, title: "Notes", current: "Old." },
      { ...site, posts },
    );
    expect(partsOf(asked).data).toMatchObject({
      facts: "- Founded in Bristol\n- Works offline",
      tone: "Calm",
      context: "Three ideas",
      voice: posts.texts[0],
      tags: "Families, Reports",
      title: "Notes",
      current: "Old.",
    });
    const own = await findBlock("content")?.prompt?.();
    for (const part of [own?.prompt, words, "take no fact from it"]) expect(asked.prompt).toContain(part);
    expect(asked.replySchema).toMatchObject({
      name: "post",
      schema: { required: ["title", "description", "tags", "content"] },
    });
    expect(asked.maxTokens).toBe(6144);
  });

  it("to draft a post, nothing of a voice that the site doesn't have", async () => {
    const asked = await ask({ task: "post", context: "Three ideas" });
    expect(asked.prompt).not.toMatch(/voice|data named (?:title|current)|undefined/);
  });

  it.each([
    ["title", 60],
    ["description", 160],
  ] as const)("to suggest a %s: the page's copy, and how long it may be", async (field, most) => {
    const asked = await ask({ task: "suggest", field, text: "All that the page says", current: "Old" });
    expect(partsOf(asked).data).toMatchObject({ text: "All that the page says", current: "Old" });
    expect(asked.prompt).toContain(`at most ${most} characters`);
    expect(asked.replySchema.name).toBe("suggestions");
  });

  it.each(["post", "suggest"])("nothing without anything to write from: %s", (task) => {
    expect(taskSchema.safeParse({ task, context: " \n", field: "title", text: " " }).success).toBe(false);
  });
});
