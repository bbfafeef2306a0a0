import { describe, expect, it } from "vitest";
import type { SelectedText, TextCommand } from "../../form/rich/selected-text.ts";
import { TEXT_COMMANDS } from "./text-commands.ts";

/** Reads a text in which | is the caret, or the two ends of the selection. */
function read(marked: string): SelectedText {
  const [before = "", inside = "", after] = marked.split("|");
  if (after === undefined) return { text: before + inside, start: before.length, end: before.length };
  return { text: before + inside + after, start: before.length, end: before.length + inside.length };
}

function write({ text, start, end }: SelectedText): string {
  const inside = start === end ? "|" : `|${text.slice(start, end)}|`;
  return text.slice(0, start) + inside + text.slice(end);
}

const run = (command: TextCommand, marked: string) => write(command(read(marked)));

describe("a command of the writing view", () => {
  it.each([
    ["heading", "### On|e", "## On|e"],
    ["subheading", "## On|e", "### On|e"],
    ["taskList", "- On|e", "- [ ] On|e"],
    ["bulletList", "- [x] On|e", "[x] On|e"],
    ["codeBlock", "a\n|b|\nc", "a\n\n```|\nb\n```\n\nc"],
    ["codeBlock", "|```x|", "````|\n```x\n````"],
    ["footnote", "One[^1] two|\n\n[^1]: a\n", "One[^1] two[^2]\n\n[^1]: a\n\n[^2]: |"],
  ] as const)("%s turns %j into %j", (name, before, after) => {
    expect(run(TEXT_COMMANDS[name], before)).toBe(after);
  });

  it("puts a table between the lines, its first heading selected", () => {
    const { text, start, end } = TEXT_COMMANDS.table(read("On|e\nTwo"));
    expect(text).toMatch(/^One\n\n\| Column \| Column \|\n\| --- \| --- \|\n.*\n\nTwo$/);
    expect(text.slice(start, end)).toBe("Column");
  });
});
