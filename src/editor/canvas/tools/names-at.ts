type Present = { name: string; key?: string };

/** @returns the names of those who are at a block, each person once, however many windows they have. */
export function namesAt(people: readonly Present[], blockKey: string): string {
  return [...new Set(people.flatMap(({ key, name }) => (key === blockKey ? [name] : [])))].join(", ");
}
