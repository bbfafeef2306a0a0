import type { Evaluation } from "./evaluate.ts";
import type { PageRecord } from "./page-writer.ts";

const sumOf = (pages: readonly PageRecord[], name: "planned" | "written" | "repaired" | "leftOut" | "claims") =>
  pages.reduce((sum, page) => sum + page[name], 0);

function median(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

const share = (count: number, all: number) => `${count} of ${all} (${((100 * count) / (all || 1)).toFixed(0)} %)`;
const seconds = (ms: number | undefined) => (ms === undefined ? "never" : `${(ms / 1000).toFixed(1)} s`);
const dollars = (cost: number | undefined) => (cost === undefined ? "price unknown" : `$${cost.toFixed(4)}`);
const known = <Value>(values: (Value | undefined)[]) => values.filter((value) => value !== undefined);

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function costOf(pages: readonly PageRecord[]): number | undefined {
  const costs = known(pages.map(({ cost }) => cost));
  return costs.length === pages.length ? costs.reduce((sum, cost) => sum + cost, 0) : undefined;
}

function summary(pages: readonly PageRecord[]): string {
  const [planned, written] = [sumOf(pages, "planned"), sumOf(pages, "written")];
  const tokens = (name: "inputTokens" | "outputTokens") => pages.reduce((sum, page) => sum + page[name], 0);
  const firsts = known(pages.map(({ firstBlockMs }) => firstBlockMs));
  return table(
    ["of all pages", ""],
    [
      ["Plans", share(pages.filter((page) => page.planned > 0).length, pages.length)],
      ["Blocks", share(written, planned)],
      ["Blocks that came at the second try", String(sumOf(pages, "repaired"))],
      ["Values left out of replies (addresses and others)", String(sumOf(pages, "leftOut"))],
      ["Claims that nobody has confirmed", String(sumOf(pages, "claims"))],
      ["Tokens, in and out", `${tokens("inputTokens")} and ${tokens("outputTokens")}`],
      ["Cost", dollars(costOf(pages))],
      [
        "To the first visible block: median, longest",
        `${seconds(median(firsts))}, ${seconds(firsts.toSorted((a, b) => a - b).at(-1))}`,
      ],
      ["To the whole page: median", seconds(median(pages.map(({ pageMs }) => pageMs)))],
    ],
  );
}

/** Writes an evaluation as Markdown: all pages together, then each. */
export function report({ pages }: Evaluation): string {
  const rows = pages.map((page) => [
    page.name,
    `${page.written} of ${page.planned}`,
    String(page.repaired),
    String(page.leftOut),
    String(page.claims),
    `${page.inputTokens} + ${page.outputTokens}`,
    dollars(page.cost),
    seconds(page.firstBlockMs),
    seconds(page.pageMs),
    page.failures.join(", "),
  ]);
  const head = [
    "page",
    "blocks",
    "second tries",
    "left out",
    "claims",
    "tokens",
    "cost",
    "first block",
    "all",
    "failures",
  ];
  return `${summary(pages)}\n\n${table(head, rows)}`;
}
