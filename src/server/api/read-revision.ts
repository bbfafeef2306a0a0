/** @returns the revision that a text names; undefined for what is none. */
export function readRevision(text: string): number | undefined {
  const revision = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(revision) ? revision : undefined;
}
