import { describe, expect, it } from "vitest";
import { groundingTexts } from "../generator/page-context.ts";
import { openDocument } from "../test-document.ts";
import type { Improving } from "../state/ui-state.ts";
import { improvementTask, operationsForTexts, readImprovement } from "./improvement.ts";

const PATH = ["content", "content"];
const LONG = [
  "A first paragraph with a [link](/here) and a note[^1].",
  "## A heading\n\n- one\n  - two\n- [x] done",
  "| A | B |\n| --- | --- |\n| 1 | 2 |",
  "```html\n<script>alert(1)</script>\n```",
  "Press <kbd>Ctrl</kbd> or write to <https://example.org/>.",
  "![](/media/a/desk.png) and ![Named](/media/b.png)",
  "[^1]: A footnote.",
].join("\n\n");

async function improve(improving: Omit<Improving, "key" | "path">, reply: object, content = LONG) {
  const page = openDocument([{ content: { style: "simple", content } }]);
  const { draft } = page.document.view();
  const [block = {}] = draft.blocks;
  const asked: Improving = { key: page.key(0), path: PATH, ...improving };
  const task = improvementTask(asked, block, draft, { instruction: "" });
  const read = await readImprovement(JSON.stringify(reply), asked, block, groundingTexts([], "", draft));
  if (!read.ok) throw new Error(read.error.message);
  page.actions.change(operationsForTexts(page.key(0), read.value.changes), "Improve");
  const [{ content: becomes } = {}] = page.contents();
  const unconfirmed = read.value.changes.map((change) => change.unconfirmed);
  return { task, unconfirmed, notes: read.value.notes.map(({ text }) => text), becomes };
}

const contentOf = (content: string) => ({ style: "simple", content });

describe("a long Markdown text that a model improves", () => {
  it("stays Markdown, with its lists, tables, links, code, footnotes and its own HTML", async () => {
    const text = LONG.replace("A first paragraph", "The opening");
    const { becomes, notes } = await improve({ action: "rewrite" }, { text });
    expect(becomes).toEqual(contentOf(text));
    expect(notes).toEqual([]);
  });

  it("is cleaned of markup that it didn't have, and says what is gone", async () => {
    const text = LONG.replace("[link](/here)", "link").replace(
      "## A heading",
      "## A heading<img src=x onerror=alert(1)>",
    );
    const { becomes, notes } = await improve({ action: "rewrite" }, { text });
    expect(JSON.stringify(becomes)).not.toContain("onerror");
    expect(notes[0]).toContain("cleaned");
    expect(notes).toContain("A link is gone: /here");
  });

  it("changes only in its selected part", async () => {
    const start = LONG.indexOf("## A heading");
    const [from, end] = [start - 1, start + "## A heading".length + 2];
    const part = { start: from, end, copy: LONG.slice(from, end) };
    const { task, becomes } = await improve({ action: "shorten", part }, { text: "## Heading" });
    expect(task).toMatchObject({ task: "edit", value: "## A heading" });
    expect(becomes).toEqual(contentOf(LONG.replace("## A heading", "## Heading")));
  });

  it("is checked against its original when it is translated", async () => {
    const [german, original] = ["In 25 Minuten fertig, für 40 Schulen.", "Ready in 25 minutes, for schools."];
    const { unconfirmed } = await improve({ action: "translate" }, { text: german }, original);
    expect(unconfirmed).toEqual([expect.stringContaining("40 Schulen")]);
    expect(unconfirmed.join()).not.toContain("25 Minuten");
  });

  it("gets a description of its first picture without one", async () => {
    const { task, becomes } = await improve({ action: "alt" }, { alt: "A desk [with] notes" });
    expect(task).toMatchObject({ task: "alt", image: "/media/a/desk.png", near: expect.stringContaining("Named") });
    const described = "![A desk \\[with\\] notes](/media/a/desk.png)";
    expect(becomes).toEqual(contentOf(LONG.replace("![](/media/a/desk.png)", described)));
  });
});
