import { benchAi } from "../ai.ts";
import type { Arrival } from "../ai-streams.ts";
import { row, waits, type Row } from "./row.ts";

/** Our stream compared with the fake provider's own: at most a tenth more, or 20 ms. */
function streamRow(name: string, { ours, floor }: { ours: Arrival; floor: Arrival }): Row {
  const ms = (value: number) => value.toFixed(0);
  const isNear = (part: keyof Arrival) => ours[part] - floor[part] <= Math.max(0.1 * floor[part], 20);
  const value = `first byte ${ms(ours.first)} ms, total ${ms(ours.total)} ms; the fake provider alone ${ms(floor.first)}, ${ms(floor.total)} ms`;
  return row(name, value, "<= 10 % or 20 ms more", isNear("first") && isNear("total"));
}

/** Generations compared with the fake provider alone, and what visitors wait beside them. */
export async function aiRows(): Promise<Row[]> {
  const { streams, page, visitors } = await benchAi();
  const { idle, beside, busy, generations } = visitors;
  const stream = page.planStream + page.blockStream;
  const [text, block] = [page.toFirstText / stream, page.toFirstBlock / stream];
  return [
    streamRow("A generation at a model's pace", streams.paced),
    streamRow("A generation whose reply comes at once", streams.atOnce),
    row(
      "A page in the editor: its first block",
      `its first text after ${text.toFixed(2)}, whole after ${block.toFixed(2)} x the streams of plan and block (${stream.toFixed(0)} ms)`,
      "whole <= 1.2 x",
      block <= 1.2,
    ),
    row("Cached pages, 200 a second", waits(idle), "the floor", true),
    row(`The same beside ${generations} streams that aren't the site's`, waits(beside), "", true),
    row(
      `The same beside ${generations} generations of the site (${busy.partsPerSecond} parts/s)`,
      `${waits(busy)}; ${(busy.p99 / idle.p99).toFixed(2)} x`,
      "p99 <= 2 x",
      busy.p99 <= 2 * idle.p99,
    ),
  ];
}
