import { benchPages, type Asking } from "../pages.ts";
import { pace } from "../pace.ts";
import { counts, row, type Row } from "./row.ts";

const PAGES = pace([10, 1000, 10_000], [10, 1000]);

/** What lists take among few and many pages. */
export async function pageRows(): Promise<Row[]> {
  const measured: Asking[] = [];
  for (const count of PAGES) measured.push(await benchPages(count));
  const [few, many] = [measured[0], measured.at(-1)];
  if (!few || !many) return [];
  const say = (name: keyof Asking) => `${measured.map((one) => one[name].toFixed(2)).join(" / ")} CPU ms`;
  const flat = (name: keyof Asking) => Math.max(many[name], 0.1) / Math.max(few[name], 0.1);
  const flatRow = (title: string, name: keyof Asking) =>
    row(title, `${say(name)}; ${flat(name).toFixed(2)} x`, "<= 2 x of 10 pages", flat(name) <= 2);
  const ratio = many.unknown / many.cached;
  return [
    row(`${counts(PAGES)} pages: a cached page`, say("cached"), "the floor", true),
    flatRow("The list of pages", "list"),
    flatRow("The archive, which is empty", "archive"),
    flatRow("The sitemap", "sitemap"),
    row(
      "Addresses that nobody asked for before",
      `${say("unknown")}; ${ratio.toFixed(2)} x cached`,
      "<= 2 x cached",
      ratio <= 2,
    ),
  ];
}
