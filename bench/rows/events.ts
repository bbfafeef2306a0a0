import { benchEvents } from "../events.ts";
import { pace } from "../pace.ts";
import { row, waits, type Row } from "./row.ts";

/** With the visitors' own connections just below the most that the server takes. */
const PEOPLE = pace(245, 50);

/** Streams of events that are open while nothing happens. */
export async function eventRows(): Promise<Row[]> {
  const { streams, core, alone, beside } = await benchEvents(PEOPLE);
  const ratio = beside.p99 / alone.p99;
  const count = streams.toLocaleString("en");
  return [
    row("Cached pages, 100 a second, without streams of events", waits(alone), "the floor", true),
    row(
      `The same beside ${count} idle streams of ${PEOPLE} people`,
      `${(core * 100).toFixed(1)} % of a core; ${waits(beside)}; ${ratio.toFixed(2)} x`,
      "<= 5 % of a core, p99 <= 2 x",
      core <= 0.05 && ratio <= 2,
    ),
  ];
}
