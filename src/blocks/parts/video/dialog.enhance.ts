import { startPlayer, stopPlayer } from "./video-player.client.ts";

/**
 * Loads the player only while the dialog is open and removes it afterwards, so that playback stops. Called at
 * the first click, which a browser with invoker commands has already answered by opening.
 */
export function enhance(root: HTMLElement): void {
  const dialog = root.querySelector("dialog");
  const button = root.querySelector<HTMLButtonElement>("button[command=show-modal]");
  const close = root.querySelector<HTMLButtonElement>("button[command=close]");
  if (!dialog || !button || !close) return;
  if (!("command" in HTMLButtonElement.prototype)) {
    button.addEventListener("click", () => dialog.showModal());
    close.addEventListener("click", () => dialog.close());
    dialog.showModal();
  }
  new MutationObserver(() => (dialog.open ? startPlayer(dialog) : stopPlayer(dialog))).observe(dialog, {
    attributeFilter: ["open"],
  });
  if (dialog.open) startPlayer(dialog);
}
