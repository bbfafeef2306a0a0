const EXACT = 1;
const BEGINS = 0.9;
const WORD_BEGINS = 0.7;
const CONTAINS = 0.5;
const KEYWORD = 0.3;

/**
 * How well a command matches a search: its name counts before its further words, its beginning before
 * its middle; scattered letters don't count.
 * @param names the name, then further words. @returns 0 for no match, at most 1.
 */
export function rankCommand(search: string, [name = "", ...further]: readonly string[]): number {
  const sought = search.trim().toLowerCase();
  const text = name.toLowerCase();
  if (text === sought) return EXACT;
  if (text.startsWith(sought)) return BEGINS;
  if (text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(sought))) return WORD_BEGINS;
  if (text.includes(sought)) return CONTAINS;
  return further.some((word) => word.toLowerCase().startsWith(sought)) ? KEYWORD : 0;
}
