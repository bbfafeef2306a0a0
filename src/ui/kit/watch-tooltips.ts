/** The gap between a control and its tooltip, and between the tooltip and the window's edges. */
const GAP = 6;
const EDGE = 8;

type Box = Pick<DOMRect, "left" | "top" | "bottom" | "width">;
type Size = { width: number; height: number };

/** @returns a tooltip's position: centred above its control, below where there is no room, inside the window. */
function tooltipPosition(control: Box, tooltip: Size, screen: Size): { left: number; top: number } {
  const centred = control.left + (control.width - tooltip.width) / 2;
  const left = Math.max(EDGE, Math.min(centred, screen.width - EDGE - tooltip.width));
  const above = control.top - GAP - tooltip.height;
  return { left, top: above >= EDGE ? above : control.bottom + GAP };
}

/**
 * How long a control is hovered before its tooltip shows, and how long the pointer has to reach the tooltip before it
 * hides.
 */
const SHOW_DELAY_MS = 400;
const HIDE_DELAY_MS = 200;
const CONTROL = "[data-tooltip]";
/** Keys that take the focus from one control to the next. */
const MOVING = new Set(["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]);

function controlAt({ target }: Event): HTMLElement | undefined {
  const control = target instanceof Element ? target.closest(CONTROL) : null;
  return control instanceof HTMLElement ? control : undefined;
}

/**
 * Shows the text of `data-tooltip` in one element beside the control that is hovered, or that someone moves to by keyboard:
 * a dialog that opens or closes moves the focus itself. It stays while the pointer is on it; Escape hides it and does nothing
 * else. @returns a function that stops it.
 */
export function watchTooltips(tooltip: HTMLElement): () => void {
  let control: HTMLElement | undefined;
  let timer = 0;
  let isMoving = false;
  const isShown = () => tooltip.matches(":popover-open");

  function show(next: HTMLElement): void {
    window.clearTimeout(timer);
    control = next;
    tooltip.textContent = next.dataset.tooltip ?? "";
    tooltip.showPopover();
    const { width, height } = tooltip.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const screen = { width: clientWidth, height: clientHeight };
    const { left, top } = tooltipPosition(next.getBoundingClientRect(), { width, height }, screen);
    tooltip.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  }
  function hide(): void {
    window.clearTimeout(timer);
    control = undefined;
    if (isShown()) tooltip.hidePopover();
  }
  function later(what: () => void, milliseconds: number): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(what, milliseconds);
  }

  function point(event: PointerEvent): void {
    if (event.pointerType === "touch" || event.buttons > 0) return;
    const next = controlAt(event);
    const isOnTooltip = event.target instanceof Node && tooltip.contains(event.target);
    if (isOnTooltip || (next && next === control)) window.clearTimeout(timer);
    else if (!next) later(hide, HIDE_DELAY_MS);
    else if (isShown()) show(next);
    else later(() => next.isConnected && show(next), SHOW_DELAY_MS);
  }
  function focus(event: FocusEvent): void {
    const next = controlAt(event);
    if (isMoving && next?.matches(":focus-visible")) show(next);
    else hide();
  }
  function press(event: KeyboardEvent): void {
    if (event.key === "Escape" && isShown()) event.preventDefault();
    isMoving = MOVING.has(event.key);
    hide();
  }

  const stop = new AbortController();
  const early = { signal: stop.signal, capture: true };
  document.addEventListener("pointerover", point, early);
  // The press isn't meant for anything that closes on an outside press.
  tooltip.addEventListener("pointerdown", (event) => event.stopPropagation(), { signal: stop.signal });
  document.documentElement.addEventListener("pointerleave", hide, { signal: stop.signal });
  document.addEventListener("focusin", focus, early);
  document.addEventListener("focusout", hide, early);
  for (const type of ["pointerdown", "scroll"]) document.addEventListener(type, hide, early);
  // Before everything else that Escape would close, which checks whether the event is already handled.
  window.addEventListener("keydown", press, early);
  return () => {
    stop.abort();
    hide();
  };
}
