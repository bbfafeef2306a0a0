const SHOWN_MS = 3000;

/** Shows the button that copies a post's address, and says when it has. Where that isn't allowed, it shows the address. */
export function enhance(root: HTMLElement): void {
  const button = root.querySelector<HTMLButtonElement>("button[data-url]");
  const status = root.querySelector<HTMLElement>("[data-copied]");
  const item = button?.closest("li");
  if (!button || !status || !item || !("clipboard" in navigator)) return;
  button.addEventListener("click", () => {
    const address = button.dataset.url ?? location.href;
    const say = (text: string) => (status.textContent = text);
    navigator.clipboard.writeText(address).then(
      () => {
        say(status.dataset.copied ?? "");
        setTimeout(say, SHOWN_MS, "");
      },
      () => say(address),
    );
  });
  item.hidden = false;
}
