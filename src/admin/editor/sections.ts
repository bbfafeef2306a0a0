import type { Section, Sections } from "#editor";
import { isObject, parseJson } from "#shared";
import { newClientId } from "../live/index.ts";

const KEY = "blockwright-sections";

function isSection(value: unknown): value is Section {
  return (
    isObject(value) && typeof value.id === "string" && typeof value.name === "string" && Array.isArray(value.blocks)
  );
}

function read(): Section[] {
  const kept = parseJson(localStorage.getItem(KEY) ?? "[]");
  return kept.ok && Array.isArray(kept.value) ? kept.value.filter(isSection) : [];
}

function write(sections: readonly Section[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(sections));
  } catch {
    throw new Error("This browser has no room left to keep the section.");
  }
}

/** Saved sections, kept in this browser. */
export const sections: Sections = {
  list: async () => read(),
  save: async (name, blocks) => write([...read(), { id: newClientId(), name, blocks }]),
  remove: async (id) => write(read().filter((section) => section.id !== id)),
};
