import { expect, it } from "vitest";
import { outlinedBlocks } from "./page-context.ts";
import { taskSchema } from "#ai";

it("a page of any allowed length fits into a prompt", () => {
  const blocks = Array.from({ length: 2000 }, (_one, index) => ({ key: `k${index}`, heading: { headline: "Hi" } }));
  const outline = outlinedBlocks({ metaTags: [], annotations: [], blocks });
  const task = { task: "block", type: "faq", context: "x", outline };
  expect(taskSchema.safeParse(task).error?.issues ?? []).toEqual([]);
});
