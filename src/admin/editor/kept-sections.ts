import type { Sections } from "#editor";
import { isObject, parseJson, type JsonObject } from "#shared";
import { hasCode } from "#client";

/** Where browsers stored sections before the site did. */
const KEY = "blockwright-sections";

type Kept = { name: string; blocks: JsonObject[] };

function isKept(value: unknown): value is Kept {
  return isObject(value) && typeof value.name === "string" && Array.isArray(value.blocks);
}

function read(): Kept[] {
  const stored = localStorage.getItem(KEY);
  if (stored === null) return [];
  const kept = parseJson(stored);
  return kept.ok && Array.isArray(kept.value) ? kept.value.filter(isKept) : [];
}

function write(left: readonly Kept[]): void {
  if (left.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(left));
}

async function moveAll(save: Sections["save"]): Promise<void> {
  for (let [first, ...left] = read(); first; [first, ...left] = read()) {
    try {
      await save(first.name, first.blocks);
    } catch (error) {
      // What no draft accepts could never be inserted; anything else is retried the next time.
      if (!hasCode(error, "INVALID")) return;
    }
    write(left);
  }
}

let moving: Promise<void> | undefined;

/** Moves the sections in this browser to the site, one after the other; refused ones stay for the next time. Never throws. */
export function moveKeptSections(save: Sections["save"]): Promise<void> {
  moving ??= moveAll(save).finally(() => (moving = undefined));
  return moving;
}
