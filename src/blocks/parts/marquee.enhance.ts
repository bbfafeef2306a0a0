const SLOW = 0.25;

/**
 * Slows a strip down while the pointer is over it (spec 2), which CSS alone could only do with a jump; and brings a
 * strip that was scrolled by keyboard back to its start when the focus leaves, as it moves on from there.
 */
export function enhance(root: HTMLElement): void {
  const strip = root.querySelector<HTMLElement>(".marquee-window");
  const track = root.querySelector(".marquee-track");
  if (!strip || !track) return;
  strip.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && strip.contains(relatedTarget))) strip.scrollLeft = 0;
  });
  if (root.dataset.onHover !== "slow") return;
  const setRate = (rate: number) => {
    for (const animation of track.getAnimations()) animation.updatePlaybackRate(rate);
  };
  strip.addEventListener("pointerenter", () => setRate(SLOW));
  strip.addEventListener("pointerleave", () => setRate(1));
}
