import { runnerImport } from "vite";
import { pace } from "../pace.ts";
import type { RecordTimes } from "../records.ts";
import { row, type Row } from "./row.ts";

const FEW = 1000;
const MANY = pace(1_000_000, 50_000);

const count = (number: number) => number.toLocaleString("en");

function rowsFor(engine: string, few: RecordTimes, many: RecordTimes): Row[] {
  const say = (name: keyof RecordTimes) => `${few[name].toFixed(2)} / ${many[name].toFixed(2)} ms`;
  const depth = many.deep / many.first;
  return [
    row(
      `${engine}, ${count(FEW)} / ${count(MANY)} rows: the first page by a property`,
      say("first"),
      "the floor",
      true,
    ),
    row(
      "The page behind 95 % of them",
      `${say("deep")}; ${depth.toFixed(2)} x the first`,
      "<= 2 x the first",
      depth <= 2,
    ),
    row("A filter that few rows match", say("fewMatch"), "", true),
    row("A filter that a third matches", say("manyMatch"), "", true),
    row("A search for a rare word", say("rare"), "", true),
    row("A search for a word that all have", say("common"), "", true),
    row("Rows stored in a second, 500 at once", count(Math.round(many.insertsPerSecond)), "", true),
  ];
}

/** Lists among few and many rows of an entity, on both databases. */
export async function recordRows(): Promise<Row[]> {
  // Its modules need Vite, as those of the server do.
  const { benchEmbedded, benchPostgres } = (await runnerImport<typeof import("../records.ts")>("./bench/records.ts"))
    .module;
  const embedded = rowsFor("The embedded database", await benchEmbedded(FEW), await benchEmbedded(MANY));
  const postgres = rowsFor("PostgreSQL", await benchPostgres(FEW), await benchPostgres(MANY));
  return [...embedded, ...postgres];
}
