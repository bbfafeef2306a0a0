/** Whether the visitor has asked for less motion or less data, or the site's theme has no motion. */
function wantsRest(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || connection?.saveData === true) return true;
  return getComputedStyle(document.documentElement).getPropertyValue("--motion") === "none";
}

/**
 * Plays a background film while it is on screen. It begins by itself unless the visitor prefers less motion, saves data or is
 * on a site without motion; its button stops and starts it (WCAG 2.2.2). A film that can't be played leaves its poster.
 */
export function enhance(root: HTMLElement): void {
  const video = root.querySelector("video");
  const button = root.querySelector<HTMLButtonElement>(":scope > button");
  if (!video || !button) return;
  let isWanted = !wantsRest();

  const show = () => {
    root.toggleAttribute("data-playing", isWanted);
    button.ariaLabel = (isWanted ? button.dataset.pause : button.dataset.play) ?? "";
  };
  const update = (isOnScreen: boolean) => {
    if (isWanted && isOnScreen) void video.play().catch(() => {});
    else video.pause();
    show();
  };
  button.addEventListener("click", () => {
    isWanted = !isWanted;
    update(true);
  });
  video.addEventListener("playing", () => root.setAttribute("data-started", ""));
  video.addEventListener("error", () => {
    root.removeAttribute("data-started");
    button.hidden = true;
  });
  // Browsers that don't let it begin by itself: the button then offers it.
  video.addEventListener("suspend", show);
  new IntersectionObserver((entries) => update(entries.at(-1)?.isIntersecting === true)).observe(root);
  show();
  button.hidden = false;
}
