import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { promptFor } from "#ai/server";
import { taskSchema, type Task } from "#ai";
import { findBlock } from "#blocks";
import { readAlt } from "../../src/ai/replies/read-alt.ts";
import { readBlockReply } from "../../src/ai/replies/read-block-reply.ts";
import { readEdit } from "../../src/ai/replies/read-edit.ts";
import { readPlan } from "../../src/ai/replies/read-plan.ts";
import { readPost } from "../../src/ai/replies/read-post.ts";
import { readSuggestions } from "../../src/ai/replies/read-suggestions.ts";
import { writableTypes } from "../../src/ai/schemas/writable-blocks.ts";
import { demoReply, startFakeProvider, type FakeProvider } from "../../scripts/lib/fake-provider/index.ts";
import { modelsOver } from "../ai-models.ts";

/** What `npm run dev:ai` answers in a model's place, asked as the product asks. */
let fake: FakeProvider;
beforeAll(async () => {
  fake = await startFakeProvider();
  fake.reply((request) => ({ ...demoReply(request), firstDelay: 0, delay: 0 }));
});
afterAll(() => fake.stop());

async function answer(task: Task): Promise<string> {
  const prompt = await promptFor(taskSchema.parse(task), { siteName: "Reportwell", facts: [] });
  if (!prompt.ok) throw new Error(prompt.error.message);
  return (await modelsOver(fake).models.complete({ ...prompt.value, model: "openai/gpt-4.1" })).text;
}

describe("the demo's answer", () => {
  it.each(writableTypes)("is a valid block of %s that says it is demo copy", async (type) => {
    const reply = readBlockReply(await answer({ task: "block", type, context: "Reports for mentors" }), type);
    expect(reply.ok && JSON.stringify(reply.value.block)).toMatch(/demo/i);
  });

  it("is a plan of types that there are", async () => {
    const plan = readPlan(await answer({ task: "plan", context: "Reports for mentors" }));
    expect(plan.ok && plan.value.blocks.length).toBeGreaterThan(3);
    expect(plan.ok && plan.value.blocks.every(({ type }) => findBlock(type))).toBe(true);
  });

  it("is the copy itself, marked, when copy is edited", async () => {
    const field = {
      task: "edit",
      action: "shorten",
      type: "faq",
      field: "Headline",
      value: "Questions we hear",
    } as const;
    expect(readEdit(await answer(field), field)).toMatchObject({
      ok: true,
      value: { value: "Demo copy: Questions we hear", notes: [] },
    });
    const value = { headline: "Questions we hear", items: [{ question: "Why?", answer: "It helps." }] };
    const block = { task: "edit", action: "rewrite", type: "faq", value } as const;
    const edited = readEdit(await answer(block), block);
    expect(edited).toMatchObject({
      ok: true,
      value: { value: { items: [{ answer: "Demo copy: It helps." }] }, notes: [] },
    });
  });

  it("is a whole post, and three different suggestions for its head", async () => {
    const post = readPost(await answer({ task: "post", context: "Reports for mentors" }));
    expect(post.ok && post.value.post).toMatchObject({
      tags: ["Demo", "Notes"],
      title: expect.stringContaining("demo"),
    });
    expect(post.ok && JSON.stringify(post.value.post.block)).toContain("Demo copy");
    for (const field of ["title", "description"] as const) {
      const found = readSuggestions(await answer({ task: "suggest", field, text: "Reports for mentors" }), field);
      expect(found.ok && found.value).toHaveLength(3);
    }
  });

  it("is an alt text that says it is none", async () => {
    expect(readAlt(await answer({ task: "alt", image: "/media/a.webp" }))).toMatchObject({
      ok: true,
      value: expect.stringContaining("Demo copy"),
    });
  });
});
