import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { benchEditor, type Measured, type Size } from "../bench/editor.ts";
import { isQuick } from "../bench/pace.ts";
import { aiRows } from "../bench/rows/ai.ts";
import { blockRows } from "../bench/rows/blocks.ts";
import { byteRows } from "../bench/rows/bytes.ts";
import { draftRows } from "../bench/rows/drafts.ts";
import { leadRows } from "../bench/rows/leads.ts";
import { lighthouseRows } from "../bench/rows/lighthouse.ts";
import { pageRows } from "../bench/rows/pages.ts";
import { renderingRows } from "../bench/rows/rendering.ts";
import { row, type Row } from "../bench/rows/row.ts";
import { searchRows } from "../bench/rows/search.ts";
import { throughputRows } from "../bench/rows/throughput.ts";
import { buildIfStale } from "./lib/build.ts";
import { ROOT } from "./lib/paths.ts";

/** The duration of a frame at 60 per second. */
const FRAME_MS = 1000 / 60;

const EDITOR_SIZES = [15, 30, 100, 200, 300, 500, 2000];
const LONG_PAGE = 500;
/** Within this time a person can begin, however long the page is. */
const FIRST_SCREEN_MS = 1500;

function editorRow({ blocks, editor, floor }: Size): Row[] {
  const actions = (of: Measured) =>
    `first screen ${of.firstScreen.toFixed(0)}, open ${of.open.toFixed(0)}, longest task ${of.longestTask.toFixed(0)}, typing ${of.typing.toFixed(1)}, duplicate ${of.duplicate.toFixed(1)}, move ${of.move.toFixed(1)}, undo ${of.undo.toFixed(1)} ms; heap ${of.heapMb.toFixed(1)} MB, key to paint p95 ${of.keyToPaint.toFixed(0)} ms`;
  const [typing, undo, heap] = [editor.typing / floor.typing, editor.undo / floor.undo, editor.heapMb / floor.heapMb];
  const ratios = `typing ${typing.toFixed(2)} x, undo ${undo.toFixed(2)} x, heap ${heap.toFixed(2)} x`;
  const isLong = blocks >= LONG_PAGE;
  const hasGoal = isLong || blocks === 100 || blocks === 200;
  const key = editor.keyToPaint / floor.keyToPaint;
  const isSwift = isLong ? key <= 2 && editor.firstScreen <= FIRST_SCREEN_MS : editor.keyToPaint <= 2 * FRAME_MS;
  const isMet = !hasGoal || (typing <= 2 && undo <= 2 && heap <= 2.5 && isSwift);
  const quick = isLong ? "key to paint <= 2 x; first screen <= 1500 ms" : "key to paint <= 2 frames";
  const goal = hasGoal ? `typing, undo <= 2 x, heap <= 2.5 x the floor; ${quick}` : "";
  return [
    row(`Editor's floor, ${blocks} blocks`, actions(floor), "the floor", true),
    row(`Editor, ${blocks} blocks`, `${actions(editor)}; ${ratios}`, goal, isMet),
  ];
}

async function editorRows(): Promise<Row[]> {
  const { sizes, dragFrame, growthMb } = await benchEditor(EDITOR_SIZES);
  return [
    ...sizes.flatMap(editorRow),
    row("Longest frame while dragging among 200 blocks", `${dragFrame.toFixed(0)} ms`, "<= 50 ms", dragFrame <= 50),
    row("Heap after 1,000 edits", `${growthMb.toFixed(2)} MB more`, "<= 2 MB", growthMb <= 2),
  ];
}

const SECTIONS: Record<string, () => Promise<Row[]>> = {
  throughput: throughputRows,
  rendering: renderingRows,
  pages: pageRows,
  blocks: blockRows,
  bytes: byteRows,
  drafts: draftRows,
  leads: leadRows,
  search: searchRows,
  editor: editorRows,
  ai: aiRows,
  lighthouse: lighthouseRows,
};

const wanted = process.argv.slice(2).filter((name) => name !== "--quick");
const unknown = wanted.filter((name) => !(name in SECTIONS));
if (unknown.length > 0) {
  console.error(`There is no measurement ${unknown.join(", ")}. Choose from ${Object.keys(SECTIONS).join(", ")}.`);
  process.exit(2);
}
await buildIfStale();
const rows: Row[] = [];
for (const [name, measure] of Object.entries(SECTIONS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`Measuring ${name} ...`);
  rows.push(...(await measure()));
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
