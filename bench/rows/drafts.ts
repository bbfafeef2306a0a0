import { benchDrafts, LOG_LENGTH, type Writing } from "../drafts.ts";
import { counts, row, type Row } from "./row.ts";

/** Writing and reading drafts. */
export async function draftRows(): Promise<Row[]> {
  const { writing, loading, oldLoading, back } = await benchDrafts();
  const say = ({ perSecond, p50, p99 }: Writing) =>
    `${perSecond} batches/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  const beside = (name: string, measured: Writing, floor: Writing) => {
    const ratio = measured.perSecond / floor.perSecond;
    return row(name, `${say(measured)}; ${ratio.toFixed(2)} x floor`, ">= 0.25 x floor", ratio >= 0.25);
  };
  const age = oldLoading / (loading[100] ?? 1);
  const sizes = Object.entries(loading).map(([blocks, ms]) => `${blocks} blocks ${ms.toFixed(1)} ms`);
  return [
    row("One durable row a request, 1 client", say(writing.floor1), "the floor", true),
    beside("Operations, 1 client on one page", writing.onePage1, writing.floor1),
    row("One durable row a request, 50 clients", say(writing.floor50), "the floor", true),
    // Each answer includes the changes of all others: the work grows with the square of the clients.
    row("Operations, 10 clients on one page", say(writing.onePage10), "", true),
    row("Operations, 50 clients on one page", say(writing.onePage50), "", true),
    beside("Operations, 50 clients on 50 pages", writing.manyPages50, writing.floor50),
    row("Draft loaded (p50)", sizes.join(", "), "", true),
    row(
      `Draft of 100 blocks with ${counts([LOG_LENGTH])} operations in its log`,
      `${oldLoading.toFixed(1)} ms; ${age.toFixed(2)} x a new one`,
      "<= 1.5 x",
      age <= 1.5,
    ),
    row(
      "Someone back after all of these",
      `${back.toFixed(1)} ms; ${(back / oldLoading).toFixed(1)} x the draft`,
      "<= 20 ms",
      back <= 20,
    ),
  ];
}
