const SLOW = 0.25;

/** Slows a strip down while the pointer is over it (spec 2); CSS alone could only restart it. */
export function enhance(root: HTMLElement): void {
  if (root.dataset.onHover !== "slow") return;
  const setRate = (rate: number) => {
    for (const animation of root.querySelector(".marquee-track")?.getAnimations() ?? [])
      animation.updatePlaybackRate(rate);
  };
  root.addEventListener("pointerenter", () => setRate(SLOW));
  root.addEventListener("pointerleave", () => setRate(1));
}
