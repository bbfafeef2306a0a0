/** Whether a list is laid out from the right, so that its next tab is to the left. */
export const isFromRight = (list: Element): boolean => getComputedStyle(list).direction === "rtl";

/**
 * The tab that a key moves to: arrows go where they point and wrap around, Home and End go to the ends.
 * @returns the new index, or undefined for any other key.
 */
export function nextTab(
  key: string,
  from: number,
  { count, isRtl = false }: { count: number; isRtl?: boolean },
): number | undefined {
  const [forward, back] = isRtl ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  if (key === forward || key === "ArrowDown") return (from + 1) % count;
  if (key === back || key === "ArrowUp") return (from - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}

/** Gives an element the role of a tab and, when it has one, its panel (APG tabs pattern). The list item between is hidden. */
export function describeTab(tab: HTMLElement, panel: HTMLElement | undefined): void {
  tab.setAttribute("role", "tab");
  tab.parentElement?.setAttribute("role", "presentation");
  if (!panel) return;
  tab.id = `${panel.id}-tab`;
  tab.setAttribute("aria-controls", panel.id);
  panel.setAttribute("role", "tabpanel");
  panel.setAttribute("aria-labelledby", tab.id);
}

/** @returns whether a list of tabs is beside its panels, not above them: its tabs are stacked then. */
export function isBeside(list: HTMLElement, panels: HTMLElement): boolean {
  return panels.getBoundingClientRect().top < list.getBoundingClientRect().bottom;
}

/** Makes a list a list of tabs, and keeps its orientation up to date. */
export function describeTabList(list: HTMLElement, panels: HTMLElement): void {
  const update = () => list.setAttribute("aria-orientation", isBeside(list, panels) ? "vertical" : "horizontal");
  list.setAttribute("role", "tablist");
  new ResizeObserver(update).observe(list);
}
