import { startPlayer } from "../parts/video/video-player.client.ts";

/** Loads the frame in place of its cover and moves the focus into it. Called at the first click on the button. */
export function enhance(button: HTMLElement): void {
  const stage = button.closest<HTMLElement>(".embed-stage");
  const frame = stage?.querySelector<HTMLElement>(".embed-frame");
  if (!stage || !frame) return;
  stage.toggleAttribute("data-loading", true);
  stage.toggleAttribute("data-shown", true);
  frame.hidden = false;
  const iframe = startPlayer(frame);
  iframe?.addEventListener("load", () => stage.removeAttribute("data-loading"), { once: true });
  iframe?.focus({ preventScroll: true });
}
