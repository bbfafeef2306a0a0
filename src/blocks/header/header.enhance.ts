/**
 * Closes what CSS can't: menus on Escape, on an outside click, when the focus leaves, and after a choice; the panel
 * after a choice and when the row takes over. Opening needs no script, so this comes with the first click.
 */
export function enhance(root: HTMLElement): void {
  const panel = root.querySelector<HTMLElement>("[popover]");
  const button = root.querySelector("button[popovertarget]");
  if (!panel || !button) return;
  const isPanelOpen = () => panel.matches(":popover-open");
  const closePanel = () => {
    if (isPanelOpen()) panel.hidePopover();
  };

  root.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest("a")) return;
    closeMenus(root);
    closePanel();
  });
  root.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !isPanelOpen()) leaveMenu(root);
  });
  root.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node)) return;
    if (!isPanelOpen()) closeMenus(root, relatedTarget);
    if (!root.contains(relatedTarget)) closePanel();
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Node && !isPanelOpen()) closeMenus(root, target);
  });
  const positionPanel = () => panel.style.setProperty("--top", `${root.getBoundingClientRect().bottom}px`);
  positionPanel();
  panel.addEventListener("beforetoggle", positionPanel);
  window.addEventListener("resize", () => {
    if (!isPanelOpen() || button.getClientRects().length > 0) return;
    closePanel();
    closeMenus(root);
  });
}

/** Closes the open menus, except one that holds `kept`. */
function closeMenus(root: HTMLElement, kept?: Node): void {
  for (const menu of root.querySelectorAll("details")) if (!kept || !menu.contains(kept)) menu.open = false;
}

/** Closes the open menu and returns the focus to its label. */
function leaveMenu(root: HTMLElement): void {
  const menu = root.querySelector<HTMLDetailsElement>("details[open]");
  if (!menu) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
}
