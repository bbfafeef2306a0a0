import type { DraftDocument } from "../document/document.ts";

const texts = new WeakMap<DraftDocument, Map<string, string>>();

/**
 * Typed texts that can't be stored, by the field's address. They outlive the form, so that nothing typed is lost when it
 * is closed.
 */
export function unstoredTexts(document: DraftDocument): Map<string, string> {
  const known = texts.get(document) ?? new Map<string, string>();
  texts.set(document, known);
  return known;
}
