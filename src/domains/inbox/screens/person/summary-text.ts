import type { PersonSummary } from "../../person-contract.ts";
import { ENTRY_KINDS } from "../../entry.ts";
import { KINDS } from "../texts.ts";

/** @returns what the site stores about a person, one line for each kind. */
export function summaryLines({ entries, others }: PersonSummary): string[] {
  const kinds = ENTRY_KINDS.map((kind) => ({ name: KINDS[kind].many, count: entries[kind] }));
  return [...kinds, ...others].filter(({ count }) => count > 0).map(({ name, count }) => `${name}: ${count}`);
}
