/** @returns the revision in a text; undefined when it isn't one. */
export function readRevision(text: string): number | undefined {
  const revision = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(revision) ? revision : undefined;
}
