/** What a query of a list has found, in words; without words there is nothing to say. */
export type Found = { asked: string; words?: string };

/**
 * What is to be said about an answer of a list: how many a new query has found. Entries that come, go or are loaded
 * later aren't an answer to what was searched for; what was said then no longer holds.
 * @returns `said` if nothing has changed.
 */
export function foundIn(
  said: Found,
  { asked, count, hasMore }: { asked: string; count: number; hasMore: boolean },
): Found {
  const words = `${count}${hasMore ? " or more" : ""}`;
  if (said.asked !== asked) return { asked, words };
  return said.words === undefined || said.words === words ? said : { asked };
}
