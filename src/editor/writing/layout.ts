import { isObject, parseJson } from "#shared";

/** How someone likes to write: the mode, and what is shown beside the text on a wide screen. */
export type WritingLayout = { mode: "text" | "visual"; hasPreview: boolean; hasOutline: boolean };

const FIRST: WritingLayout = { mode: "text", hasPreview: true, hasOutline: false };
const PREFIX = "blockwright-writing";

function keyFor(person: string): string {
  return `${PREFIX}/${person}`;
}

function read(person: string): string {
  try {
    return localStorage.getItem(keyFor(person)) ?? "";
  } catch {
    // Storage is blocked.
    return "";
  }
}

/** @returns the layout that a person chose in this browser, or the first one. */
export function readLayout(person: string): WritingLayout {
  const stored = parseJson(read(person));
  const layout = stored.ok && isObject(stored.value) ? stored.value : {};
  return {
    mode: layout.mode === "visual" ? "visual" : FIRST.mode,
    hasPreview: typeof layout.hasPreview === "boolean" ? layout.hasPreview : FIRST.hasPreview,
    hasOutline: typeof layout.hasOutline === "boolean" ? layout.hasOutline : FIRST.hasOutline,
  };
}

/** Remembers a layout; where the browser stores nothing it lasts until the view is closed. */
export function storeLayout(person: string, layout: WritingLayout): void {
  try {
    localStorage.setItem(keyFor(person), JSON.stringify(layout));
  } catch {
    // Storage is full or blocked.
  }
}
