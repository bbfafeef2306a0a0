const DAY_MS = 86_400_000;

/**
 * Whether a post was published again more than a day after it first appeared: a typo is fixed sooner. Both are ISO times.
 */
export function isRevised(publishedAt: string, revisedAt: string): boolean {
  return Date.parse(revisedAt) - Date.parse(publishedAt) > DAY_MS;
}
