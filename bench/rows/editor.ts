import { benchEditor, EDITS, type Measured, type Size } from "../editor.ts";
import { pace } from "../pace.ts";
import { row, type Row } from "./row.ts";

/** The duration of a frame at 60 per second. */
const FRAME_MS = 1000 / 60;

const EDITOR_SIZES = pace([15, 30, 100, 200, 300, 500, 2000], [200]);
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
  const onPage = editor.onPage ?? editor;
  const [typingThere, keyThere] = [onPage.typing / floor.typing, onPage.keyToPaint / floor.keyToPaint];
  const isMet = !hasGoal || (typing <= 2 && undo <= 2 && heap <= 2.5 && isSwift);
  const quick = isLong ? "key to paint <= 2 x; first screen <= 1500 ms" : "key to paint <= 2 frames";
  const goal = hasGoal ? `typing, undo <= 2 x, heap <= 2.5 x the floor; ${quick}` : "";
  return [
    row(`Editor's floor, ${blocks} blocks`, actions(floor), "the floor", true),
    row(`Editor, ${blocks} blocks`, `${actions(editor)}; ${ratios}`, goal, isMet),
    row(
      `Typing on its canvas, ${blocks} blocks`,
      `typing ${onPage.typing.toFixed(1)} ms, key to paint p95 ${onPage.keyToPaint.toFixed(0)} ms; ${typingThere.toFixed(2)} x, ${keyThere.toFixed(2)} x`,
      hasGoal ? "<= 2 x the floor" : "",
      !hasGoal || (typingThere <= 2 && keyThere <= 2),
    ),
  ];
}

/** The editor beside plain React, with few and many blocks. */
export async function editorRows(): Promise<Row[]> {
  const { sizes, dragFrame, growthMb } = await benchEditor(EDITOR_SIZES);
  return [
    ...sizes.flatMap(editorRow),
    row("Longest frame while dragging among 200 blocks", `${dragFrame.toFixed(0)} ms`, "<= 50 ms", dragFrame <= 50),
    row(`Heap after ${EDITS.toLocaleString("en")} edits`, `${growthMb.toFixed(2)} MB more`, "<= 2 MB", growthMb <= 2),
  ];
}
