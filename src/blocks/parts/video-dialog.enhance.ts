/**
 * Loads the player only while the dialog is open; the address is dropped with it, so that nothing plays on. Called at
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
  new MutationObserver(() => (dialog.open ? load(dialog) : unload(dialog))).observe(dialog, {
    attributeFilter: ["open"],
  });
  if (dialog.open) load(dialog);
}

function load(dialog: HTMLDialogElement): void {
  const frame = dialog.querySelector("iframe");
  if (frame?.dataset.src) frame.src = frame.dataset.src;
  void dialog
    .querySelector("video")
    ?.play()
    .catch(() => {});
}

function unload(dialog: HTMLDialogElement): void {
  dialog.querySelector("iframe")?.removeAttribute("src");
  dialog.querySelector("video")?.pause();
}
