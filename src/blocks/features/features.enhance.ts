import { describeTab, describeTabList, isBeside, isFromRight, nextTab } from "../parts/tabs.ts";
import { hoverLock } from "./hover-lock.ts";

/** A feature's name in the list; a disabled feature has no panel. */
type TabPair = { tab: HTMLElement; panel?: HTMLElement };

/**
 * Makes the names tabs (APG). The pointer selects what it moves over, except in the 2 seconds after a click (spec 2);
 * touch has no hover. Disabled tabs can be reached with arrow keys, so that screen readers announce them, but not
 * selected.
 */
export function enhance(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>(".feature-tabs");
  const panels = root.querySelector<HTMLElement>(".feature-panels");
  if (!list || !panels) return;
  const entries = [...list.querySelectorAll<HTMLElement>(".feature-tab")].map((tab) => ({ tab, panel: panelOf(tab) }));
  const lock = hoverLock();
  const entryOf = ({ target }: Event) => entries.find(({ tab }) => target instanceof Node && tab.contains(target));

  describeTabList(list, panels);
  for (const { tab, panel } of entries) {
    describeTab(tab, panel);
    if (!panel) tab.setAttribute("aria-disabled", "true");
  }
  select(entries, entries.find(({ panel }) => panel?.matches(":target")) ?? entries.find(({ panel }) => panel));
  root.dataset.tabs = "";

  list.addEventListener("click", (event) => {
    const entry = entryOf(event);
    if (!entry?.panel || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    lock.close();
    select(entries, entry);
    if (!isBeside(list, panels)) entry.panel.scrollIntoView({ block: "nearest" });
  });
  // Not pointerenter: a page scrolling under a resting pointer must not select.
  list.addEventListener("pointermove", (event) => {
    const entry = entryOf(event);
    const isHover = event.pointerType !== "touch" && !lock.isClosed();
    if (isHover && entry?.panel && entry.tab.ariaSelected !== "true") select(entries, entry);
  });
  list.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const from = entries.findIndex(({ tab }) => tab === document.activeElement);
    if (from < 0) return;
    if (event.key === " ") entries[from]?.tab.click();
    const next = nextTab(event.key, from, { count: entries.length, isRtl: isFromRight(list) });
    const to = entries[next ?? -1];
    if (event.key === " " || to) event.preventDefault();
    if (to?.panel) select(entries, to);
    to?.tab.focus();
  });
}

function panelOf(tab: HTMLElement): HTMLElement | undefined {
  return (tab instanceof HTMLAnchorElement && document.getElementById(tab.hash.slice(1))) || undefined;
}

/** Shows one panel and makes its tab the one that the Tab key reaches; without any, the first tab is reached. */
function select(entries: TabPair[], chosen: TabPair | undefined): void {
  const reached = chosen ?? entries[0];
  for (const entry of entries) {
    const { tab, panel } = entry;
    tab.setAttribute("aria-selected", String(entry === chosen));
    tab.tabIndex = entry === reached ? 0 : -1;
    panel?.toggleAttribute("data-selected", entry === chosen);
    if (panel) panel.tabIndex = 0;
  }
}
