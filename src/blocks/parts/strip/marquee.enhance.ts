const SLOW = 0.25;

/**
 * Sets a strip moving: repeats its content so that the round has no gap, and slows it down under the pointer (spec 2),
 * which CSS alone could only do with a jump. A strip that was scrolled by keyboard starts again when the focus leaves.
 */
export function enhance(root: HTMLElement): void {
  const strip = root.querySelector<HTMLElement>(".marquee-window");
  const track = root.querySelector(".marquee-track");
  if (!strip || !track?.firstElementChild) return;
  repeat(track, track.firstElementChild, 2 * Number(root.dataset.copies) - 1);
  root.dataset.moving = "";
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

/** Adds copies that are hidden from assistive technology. */
function repeat(track: Element, original: Element, times: number): void {
  for (let count = 0; count < times; count += 1) {
    const copy = original.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return;
    for (const named of copy.querySelectorAll("[id]")) named.removeAttribute("id");
    for (const image of copy.querySelectorAll<HTMLElement>("[data-state]")) delete image.dataset.state;
    copy.inert = true;
    copy.ariaHidden = "true";
    track.append(copy);
  }
}
