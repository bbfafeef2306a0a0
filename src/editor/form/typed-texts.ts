import type { JsonObject } from "#shared";
import type { EditorDocument } from "../document/document.ts";

/** A text that can't be stored as it is; `base`: the block that its author saw before. */
type Unstored = { text: string; base?: JsonObject };

const texts = new WeakMap<EditorDocument, Map<string, Unstored>>();

/**
 * Texts that were typed but can't be stored, by the field's address. They outlive the form, so that nothing typed is lost
 * when it is closed.
 */
export function unstoredTexts(document: EditorDocument): Map<string, Unstored> {
  const known = texts.get(document) ?? new Map<string, Unstored>();
  texts.set(document, known);
  return known;
}
