import { positionText } from "./position-text.ts";

/** How long the row must be still before its position is read, in browsers that don't tell the end of a scroll. */
const SETTLED_MS = 120;

/** Activates a carousel's arrows: they move one slide and stop at the ends; the shown position follows every scroll. */
export function enhance(root: HTMLElement): void {
  const row = root.querySelector<HTMLElement>(".carousel-window");
  const status = root.querySelector<HTMLElement>("[role=status]");
  const arrows = [...root.querySelectorAll<HTMLButtonElement>("button[data-step]")];
  if (!row || !status) return;
  const last = row.children.length - 1;
  let current = nearestSlide(row);

  const show = (index: number) => {
    current = index;
    const text = positionText(status.dataset.text ?? "", index, last + 1);
    if (status.textContent !== text) status.textContent = text;
    for (const arrow of arrows) arrow.ariaDisabled = String(!isWithin(index + stepOf(arrow), last));
  };
  for (const arrow of arrows) {
    arrow.addEventListener("click", () => {
      const target = current + stepOf(arrow);
      if (!isWithin(target, last)) return;
      show(target);
      row.scrollTo({ left: offsetOf(row, target) });
    });
  }
  onSettled(row, () => show(nearestSlide(row)));
  show(current);
  root.dataset.ready = "";
}

/** Calls back when a scroll has ended: a slow frame in the middle of one would bring back the slide that it leaves. */
function onSettled(row: HTMLElement, act: () => void): void {
  if ("onscrollend" in window) return row.addEventListener("scrollend", act);
  let timer = 0;
  row.addEventListener("scroll", () => {
    clearTimeout(timer);
    timer = window.setTimeout(act, SETTLED_MS);
  });
}

function stepOf(arrow: HTMLElement): number {
  return Number(arrow.dataset.step);
}

function isWithin(index: number, last: number): boolean {
  return index >= 0 && index <= last;
}

function offsetOf(row: HTMLElement, index: number): number {
  const start = (child: Element | undefined) => (child instanceof HTMLElement ? child.offsetLeft : 0);
  return start(row.children[index]) - start(row.children[0]);
}

function nearestSlide(row: HTMLElement): number {
  const distances = [...row.children].map((_slide, index) => Math.abs(offsetOf(row, index) - row.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}
