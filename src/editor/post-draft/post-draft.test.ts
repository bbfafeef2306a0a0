import { describe, expect, it } from "vitest";
import { publishCheck } from "#publishing";
import type { JsonObject } from "#shared";
import { groundingTexts } from "../generator/page-context.ts";
import { openDocument, type OpenDocument } from "../test-document.ts";
import { missingFields, operationsForPost, postTask, readPostDraft, type PostBegun } from "./post-draft.ts";

const NOTES = "Reports took 2 hours by hand. We asked mentors what they need.";
const REPLY = {
  title: "Reports that take 25 minutes",
  description: "What mentors told us.",
  tags: ["Mentors", "Reports"],
  content: "Reports took 2 hours by hand. Now they take 25 minutes.",
};

function begin(page: OpenDocument, index?: number): PostBegun {
  const { draft } = page.document.view();
  const block = index === undefined ? undefined : draft.blocks[index];
  return { draft, block, known: groundingTexts([], NOTES, draft) };
}

async function drafted(page: OpenDocument, index?: number, reply: JsonObject = REPLY) {
  const read = await readPostDraft(JSON.stringify(reply), begin(page, index));
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

const tags = (page: OpenDocument) =>
  Object.fromEntries(page.document.view().draft.metaTags.map(({ name, value }) => [name, value]));
const facts = (page: OpenDocument) =>
  publishCheck(page.document.view().draft)
    .errors.filter(({ code }) => code === "UNCONFIRMED_FACT")
    .map(({ key, path }) => (key === "" ? path : path.slice(0, 1)));

describe("a draft from notes", () => {
  it("fills an empty post in one step, and can't be published before someone has confirmed what is invented", async () => {
    const page = openDocument([]);
    const draft = await drafted(page);
    expect(draft.unconfirmed).toEqual([
      { field: "Title", text: "“25 minutes”" },
      { field: "Text", text: "“25 minutes”" },
    ]);
    const chosen = missingFields(draft.head);
    expect(chosen).toEqual(["title", "description", "tags"]);
    page.actions.change(operationsForPost(draft, chosen), "Draft from notes");
    expect(page.contents()).toEqual([{ content: { style: "simple", content: REPLY.content } }]);
    expect(tags(page)).toEqual({
      title: REPLY.title,
      description: REPLY.description,
      "article:tag": "Mentors, Reports",
    });
    expect(facts(page)).toEqual([["metaTags", "title"], ["content"]]);
    page.actions.change([{ type: "setMeta", name: "title", value: "Shorter reports" }], "Edit");
    expect(facts(page)).toEqual([["content"]]);
    page.actions.undo();
    expect(facts(page)).toHaveLength(2);
    page.actions.undo();
    expect([page.contents(), tags(page), facts(page)]).toEqual([[], {}, []]);
  });

  it("goes into the block it was asked for, and leaves the title that the post has unless it is chosen", async () => {
    const own = { content: { style: "simple", content: "My own words.", color: "deep" }, id: "text" };
    const page = openDocument([{ heading: { headline: "Hello" } }, own]);
    page.actions.change([{ type: "setMeta", name: "title", value: "Mine" }], "Edit");
    const draft = await drafted(page, 1);
    expect(missingFields(draft.head)).toEqual(["description", "tags"]);
    page.actions.change(operationsForPost(draft, missingFields(draft.head)), "Draft from notes");
    expect(page.contents()[1]).toEqual({ ...own, content: { ...own.content, content: REPLY.content } });
    expect(tags(page).title).toBe("Mine");
    page.actions.change(operationsForPost(draft, ["title"]), "Draft from notes");
    expect(tags(page).title).toBe(REPLY.title);
  });

  it("tells the model the title and the text that there are, but no sample text", () => {
    const page = openDocument([{ content: { style: "simple", content: "HTML content here" } }]);
    page.actions.change([{ type: "setMeta", name: "title", value: "Mine" }], "Edit");
    const request = { context: NOTES, tone: "Calm", model: "", length: "short" } as const;
    const limits = { defaults: "HTML content here", maxText: 20 };
    const task = postTask(begin(page, 0), request, limits);
    expect(task).toEqual({ task: "post", context: NOTES, tone: "Calm", length: "short", title: "Mine", outline: [] });
    page.actions.set(page.key(0), ["content", "content"], "My own words about reports.");
    expect(postTask(begin(page, 0), request, limits)).toMatchObject({ current: "My own words about r" });
  });

  it("names nothing that the page says already", async () => {
    const page = openDocument([]);
    page.actions.change([{ type: "setMeta", name: "title", value: "Same" }], "Edit");
    const { head } = await drafted(page, undefined, { ...REPLY, title: "Same", description: null, tags: [] });
    expect(head).toEqual([]);
  });
});
