import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { isQuick } from "../bench/pace.ts";
import { aiRows } from "../bench/rows/ai.ts";
import { automationRows } from "../bench/rows/automations.ts";
import { blockRows } from "../bench/rows/blocks.ts";
import { byteRows } from "../bench/rows/bytes.ts";
import { draftRows } from "../bench/rows/drafts.ts";
import { editorRows } from "../bench/rows/editor.ts";
import { eventRows } from "../bench/rows/events.ts";
import { leadRows } from "../bench/rows/leads.ts";
import { lighthouseRows } from "../bench/rows/lighthouse.ts";
import { pageRows } from "../bench/rows/pages.ts";
import { postRows } from "../bench/rows/posts.ts";
import { recordRows } from "../bench/rows/records.ts";
import { renderingRows } from "../bench/rows/rendering.ts";
import type { Row } from "../bench/rows/row.ts";
import { searchRows } from "../bench/rows/search.ts";
import { throughputRows } from "../bench/rows/throughput.ts";
import { buildIfStale } from "./lib/build.ts";
import { ROOT } from "./lib/paths.ts";

const SECTIONS: Record<string, () => Promise<Row[]>> = {
  throughput: throughputRows,
  rendering: renderingRows,
  pages: pageRows,
  posts: postRows,
  records: recordRows,
  blocks: blockRows,
  bytes: byteRows,
  drafts: draftRows,
  events: eventRows,
  leads: leadRows,
  automations: automationRows,
  search: searchRows,
  editor: editorRows,
  ai: aiRows,
  lighthouse: lighthouseRows,
};

/** A single run of it is too imprecise. */
const NOT_QUICK = "lighthouse";

const wanted = process.argv.slice(2).filter((name) => name !== "--quick");
const unknown = wanted.filter((name) => !(name in SECTIONS));
if (unknown.length > 0) {
  console.error(`Unknown measurement: ${unknown.join(", ")}. Choose from ${Object.keys(SECTIONS).join(", ")}.`);
  process.exit(2);
}
await buildIfStale();
const rows: Row[] = [];
for (const [name, measure] of Object.entries(SECTIONS)) {
  if (wanted.length > 0 ? !wanted.includes(name) : isQuick && name === NOT_QUICK) continue;
  console.log(`Measuring ${name} ...`);
  const began = performance.now();
  rows.push(...(await measure()));
  console.log(`... in ${((performance.now() - began) / 1000).toFixed(0)} s`);
}
const table = [
  "| what | measured | goal | |",
  "| --- | --- | --- | --- |",
  ...rows.map(({ name, value, goal, isMet }) => `| ${name} | ${value} | ${goal} | ${isMet ? "met" : "MISSED"} |`),
].join("\n");
console.log(table);
if (wanted.length === 0 && !isQuick) {
  const about = `Made by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}). Everything in one run, so that figures are compared with a floor measured beside them.`;
  writeFileSync(join(ROOT, "docs/benchmarks.md"), `# Benchmarks\n\n${about}\n\n${table}\n`);
}
process.exit(rows.every((one) => one.isMet) ? 0 : 1);
