import { describeTab, describeTabList, isFromRight, nextTab } from "./tabs.ts";

type Tab = { tab: HTMLAnchorElement; panel: HTMLElement };

/**
 * Turns links into a row of panels into ARIA tabs with automatic activation (spec 2).
 */
export function enhance(root: HTMLElement): void {
  const list = root.querySelector("ul");
  const row = root.querySelector<HTMLElement>("[role=group]");
  if (!list || !row) return;
  const tabs = [...list.querySelectorAll("a")].flatMap((tab): Tab[] => {
    const panel = row.querySelector<HTMLElement>(tab.hash);
    return panel ? [{ tab, panel }] : [];
  });
  // Below zero in a row that begins at the right.
  const shown = Math.round(Math.abs(row.scrollLeft) / row.clientWidth) || 0;
  describeTabList(list, row);
  for (const { tab, panel } of tabs) describeTab(tab, panel);
  for (const name of ["role", "tabindex", "aria-labelledby"]) row.removeAttribute(name);
  select(tabs, shown);
  root.dataset.tabs = "";
  list.addEventListener("click", (event) => {
    const index = tabs.findIndex(({ tab }) => event.target instanceof Node && tab.contains(event.target));
    if (index < 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(tabs, index);
  });
  list.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const from = tabs.findIndex(({ tab }) => tab === document.activeElement);
    const to = nextTab(event.key, from, { count: tabs.length, isRtl: isFromRight(list) });
    if (from < 0 || to === undefined) return;
    event.preventDefault();
    choose(tabs, to);
  });
}

function select(tabs: Tab[], index: number): void {
  for (const [position, { tab, panel }] of tabs.entries()) {
    const isSelected = position === index;
    tab.setAttribute("aria-selected", String(isSelected));
    // The panel too: while one fades out, the Tab key could still reach it.
    tab.tabIndex = panel.tabIndex = isSelected ? 0 : -1;
    panel.toggleAttribute("data-away", !isSelected);
  }
}

/** Selects a tab and scrolls it into view in its strip. */
function choose(tabs: Tab[], index: number): void {
  select(tabs, index);
  tabs[index]?.tab.focus();
  tabs[index]?.tab.scrollIntoView({ block: "nearest", inline: "nearest" });
}
