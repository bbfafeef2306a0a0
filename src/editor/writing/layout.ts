import { isObject, parseJson } from "#shared";
import { readChoice, storeChoice } from "#ui/kit";

/** How someone likes to write: the mode, and what is shown beside the text on a wide screen. */
export type WritingLayout = { mode: "text" | "visual"; hasPreview: boolean; hasOutline: boolean };

const FIRST: WritingLayout = { mode: "text", hasPreview: true, hasOutline: false };

const nameFor = (person: string) => `blockwright-writing/${person}`;

/** @returns the layout that a person chose in this browser, or the first one. */
export function readLayout(person: string): WritingLayout {
  const stored = parseJson(readChoice(nameFor(person)) ?? "");
  const layout = stored.ok && isObject(stored.value) ? stored.value : {};
  return {
    mode: layout.mode === "visual" ? "visual" : FIRST.mode,
    hasPreview: typeof layout.hasPreview === "boolean" ? layout.hasPreview : FIRST.hasPreview,
    hasOutline: typeof layout.hasOutline === "boolean" ? layout.hasOutline : FIRST.hasOutline,
  };
}

/** Remembers a layout. */
export function storeLayout(person: string, layout: WritingLayout): void {
  storeChoice(nameFor(person), JSON.stringify(layout));
}
