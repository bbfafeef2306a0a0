let region: HTMLElement | undefined;

/** Makes the place of announcements, before the first one: a live region that comes with its text isn't read. */
export function prepareAnnouncements(): void {
  if (region?.isConnected) return;
  region = document.createElement("div");
  region.className = "sr-only";
  // Radix hides all else behind a dialog from screen readers, but no live region.
  region.setAttribute("aria-live", "polite");
  document.body.append(region);
}

/** Has screen readers say a text, after `prepareAnnouncements`. The same text again is a new announcement. */
function announce(text: string): void {
  if (region) region.textContent = text === region.textContent ? `${text}\u00A0` : text;
}

/** Announces where an item of an ordered list went. @param position from 1. */
export function announceMove(name: string, position: number, count: number): void {
  announce(`${name} moved to position ${position} of ${count}`);
}
