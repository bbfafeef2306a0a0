/** Loads the player that `VideoPlayer.tsx` rendered inside `root`, and plays. @returns the element that takes the focus. */
export function startPlayer(root: Element): HTMLElement | null {
  const iframe = root.querySelector("iframe");
  if (iframe?.dataset.src) iframe.src = iframe.dataset.src;
  const video = root.querySelector("video");
  if (video?.error) video.load();
  void video?.play().catch(() => {});
  return iframe ?? video;
}

/**
 * Stops the player inside `root`. An iframe is replaced by a new one: emptied, it would stay in the browser's history,
 * where "Back" would restore the player instead of leaving the page.
 */
export function stopPlayer(root: Element): void {
  const iframe = root.querySelector("iframe");
  if (iframe?.src) {
    const fresh = iframe.cloneNode(true);
    if (fresh instanceof HTMLElement) fresh.removeAttribute("src");
    iframe.replaceWith(fresh);
  }
  root.querySelector("video")?.pause();
}
