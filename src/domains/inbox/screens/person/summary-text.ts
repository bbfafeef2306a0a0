import type { PersonSummary } from "../../person-contract.ts";
import { ENTRY_KINDS } from "../../entry.ts";
import { KINDS } from "../texts.ts";

/** @returns what the site has of a person, one line for each kind of which there is something. */
export function summaryLines({ entries, others }: PersonSummary): string[] {
  const kinds = ENTRY_KINDS.map((kind) => ({ name: KINDS[kind].many, count: entries[kind] }));
  return [...kinds, ...others].filter(({ count }) => count > 0).map(({ name, count }) => `${name}: ${count}`);
}
