/**
 * Gives an edited text the line ends that it had before.
 * @param before the stored text: if all its lines end as those of Windows, so will those of the edited one.
 */
export function withLineEndsOf(edited: string, before: string): string {
  const isWindows = before.includes("\r\n") && !/(?<!\r)\n|\r(?!\n)/.test(before);
  return isWindows ? edited.replaceAll("\n", "\r\n") : edited;
}

/** @returns where a place of the text mode is in the stored text. */
export function placeInStored(place: number, stored: string): number {
  let found = place;
  for (const { index } of stored.matchAll(/\r\n/g)) {
    if (index >= found) break;
    found += 1;
  }
  return found;
}
