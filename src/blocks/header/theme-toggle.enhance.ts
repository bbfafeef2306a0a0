/** Lets the button switch the page between light and dark and keep the choice; src/site/theme.js reads it. */
export function enhance(root: HTMLElement): void {
  const button = root.querySelector("button");
  if (!button) return;
  button.addEventListener("click", () => {
    const { dataset } = document.documentElement;
    const theme = dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
    dataset.theme = theme === "dark" ? "light" : "dark";
    keep(dataset.theme);
  });
  button.classList.remove("invisible");
}

function keep(theme: string): void {
  try {
    localStorage.setItem("theme", theme);
  } catch {
    // Storage is blocked: the choice holds for this page only.
  }
}
