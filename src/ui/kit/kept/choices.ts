/** @returns what this browser remembers under a name; undefined for nothing, and where it stores nothing. */
export function readChoice(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    // Storage is blocked.
    return undefined;
  }
}

/**
 * Remembers a choice in this browser, for everyone who uses it. Where the browser stores nothing, the choice lasts as long as
 * whatever shows it.
 * @param choice undefined forgets it.
 */
export function storeChoice(name: string, choice: string | undefined): void {
  try {
    if (choice === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, choice);
  } catch {
    // Storage is full or blocked.
  }
}
