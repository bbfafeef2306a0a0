import { runnerImport } from "vite";
import { pace } from "../pace.ts";
import type { RecordTimes } from "../records.ts";
import { benchImport } from "../row-import.ts";
import { benchRowPosts } from "../row-posts.ts";
import { postingRows } from "./postings.ts";
import { row, type Row } from "./row.ts";

const FEW = 1000;
const MANY = pace(1_000_000, 50_000);
const IMPORTED = pace(100_000, 20_000);
const POST_PACES = pace([500, 1000], [500]);
/** More memory than this between a quarter of the rows and all of them isn't the collector's hesitation. */
const MAX_GROWTH_MB = 40;

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

async function importRow(): Promise<Row> {
  const { rowsPerSecond, quarterMb, wholeMb, progressLines, longestSilence, added } = await benchImport(IMPORTED);
  const grown = wholeMb - quarterMb;
  return row(
    `An import of ${count(IMPORTED)} rows from a CSV file over HTTP`,
    `${count(Math.round(rowsPerSecond))} rows/s; progress ${count(progressLines)} times, at most ${longestSilence.toFixed(0)} ms apart; ` +
      `server's memory ${quarterMb} MB at most until ${count(IMPORTED / 4)} rows, ${wholeMb} MB until the end`,
    `all rows, progress <= 1 s apart, memory grows <= ${MAX_GROWTH_MB} MB after the first quarter`,
    added === IMPORTED && longestSilence <= 1000 && grown <= MAX_GROWTH_MB,
  );
}

/** Lists among few and many rows of an entity, on both databases; an import, and the public form. */
export async function recordRows(): Promise<Row[]> {
  // Its modules need Vite, as those of the server do.
  const { benchEmbedded, benchPostgres } = (await runnerImport<typeof import("../records.ts")>("./bench/records.ts"))
    .module;
  const embedded = rowsFor("The embedded database", await benchEmbedded(FEW), await benchEmbedded(MANY));
  const postgres = rowsFor("PostgreSQL", await benchPostgres(FEW), await benchPostgres(MANY));
  const posts = postingRows("rows", await benchRowPosts(POST_PACES));
  return [...embedded, ...postgres, await importRow(), ...posts];
}
