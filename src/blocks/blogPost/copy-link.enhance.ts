const SHOWN_MS = 3000;

/** Shows the button that copies a post's address, where the browser allows it, and says when it has. */
export function enhance(root: HTMLElement): void {
  const button = root.querySelector<HTMLButtonElement>("button[data-url]");
  const status = root.querySelector<HTMLElement>("[data-copied]");
  const item = button?.closest("li");
  if (!button || !status || !item || !("clipboard" in navigator)) return;
  button.addEventListener("click", () => {
    void navigator.clipboard.writeText(button.dataset.url ?? location.href).then(() => {
      status.textContent = status.dataset.copied ?? "";
      setTimeout(() => (status.textContent = ""), SHOWN_MS);
    });
  });
  item.hidden = false;
}
