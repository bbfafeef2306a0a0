import { benchLeadSearch, type Searching } from "../lead-search.ts";
import { pace } from "../pace.ts";
import { counts, row, type Row } from "./row.ts";

const LEADS = pace([1000, 1_000_000], [1000, 50_000]);

/** Searches among few and many leads. */
export async function searchRows(): Promise<Row[]> {
  const measured: Searching[] = [];
  for (const count of LEADS) measured.push(await benchLeadSearch(count));
  const [few, many] = [measured[0], measured.at(-1)];
  if (!few || !many) return [];
  const say = (name: keyof Searching) => measured.map((one) => one[name].toFixed(1)).join(" / ");
  const ratio = (name: keyof Searching) => many[name] / Math.max(few[name], 1);
  const quickRow = (title: string, name: keyof Searching) =>
    row(title, `${say(name)} ms; ${ratio(name).toFixed(2)} x`, "<= 20 ms among many", many[name] <= 20);
  const [none, short] = [many.none, many.short];
  return [
    row(`${counts(LEADS)} leads: the list`, `${say("list")} ms`, "the floor", true),
    quickRow("A search without a hit", "none"),
    quickRow("A search with one", "rare"),
    row("A search for what all have", `${say("common")} ms`, "", true),
    row(
      "Without a hit, read through in slices: two letters",
      `${say("short")} ms; ${(short / none).toFixed(0)} x by the index`,
      "",
      true,
    ),
    row("Without a hit, read through in slices: all its parts are common", `${say("scattered")} ms`, "", true),
  ];
}
