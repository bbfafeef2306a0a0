import { describe, expect, it, vi } from "vitest";
import { cpuMs } from "../../../../../tests/cpu-time.ts";
import { openVisualText } from "./open-text.ts";

const rows = (count: number, cell: string) => `|${cell.repeat(50)}\n`.repeat(count);

describe("a text that is slow to parse", () => {
  it.each([
    ["links that don't end", "[a](".repeat(12_000)],
    ["crossed out without an end", "~~a".repeat(16_000)],
    ["emphasis in one paragraph", "*a ".repeat(16_000)],
    ["backticks of all lengths", Array.from({ length: 300 }, (_one, at) => `${"`".repeat(at + 1)}a`).join("")],
    ["a quotation in a quotation", `${">".repeat(10_000)} a`],
    ["lists in lists", `${"- ".repeat(5000)}a`],
    ["a table of 5,000 cells", rows(1, " h |") + rows(1, "---|") + rows(99, " c |")],
    ["many footnotes", Array.from({ length: 200 }, (_one, at) => `a[^${at}]\n\n[^${at}]: n`).join("\n\n")],
  ])("opens in visual mode or is refused within seconds: %s", (_name, text) => {
    const began = cpuMs();
    const opened = openVisualText(text);
    expect(opened.ok ? "" : opened.error.message).toMatch(/^$|Markdown\.$/);
    expect(cpuMs() - began).toBeLessThan(5000);
  });

  it("names the line of the block with too many marks", () => {
    expect(openVisualText(`One\n\nTwo\n\n${"~~a".repeat(2000)}`)).toMatchObject({ obstacle: { line: 5 } });
  });

  it("opens an article of 2,000 words", { tags: ["slow"] }, () => {
    // On a machine of any speed.
    vi.spyOn(performance, "now").mockReturnValue(0);
    const article = "Words with *weight*, a [link](/to) and `code`, ten in a line.\n".repeat(5).concat("\n").repeat(40);
    expect(openVisualText(article).ok).toBe(true);
    vi.restoreAllMocks();
  });
});
