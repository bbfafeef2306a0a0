/** Loads the player that `VideoPlayer.tsx` rendered inside `root`, and plays. @returns the element that takes the focus. */
export function startPlayer(root: Element): HTMLElement | null {
  const frame = root.querySelector("iframe");
  if (frame?.dataset.src) frame.src = frame.dataset.src;
  const video = root.querySelector("video");
  if (video?.error) video.load();
  void video?.play().catch(() => {});
  return frame ?? video;
}

/**
 * Stops the player inside `root`. An iframe is replaced by a new one: emptied, it would stay in the browser's history,
 * where "Back" would restore the player instead of leaving the page.
 */
export function stopPlayer(root: Element): void {
  const frame = root.querySelector("iframe");
  if (frame?.src) {
    const fresh = frame.cloneNode(true);
    if (fresh instanceof HTMLElement) fresh.removeAttribute("src");
    frame.replaceWith(fresh);
  }
  root.querySelector("video")?.pause();
}
