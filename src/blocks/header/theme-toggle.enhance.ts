/** Lets the button switch the page between light and dark and keep the choice; src/site/theme.js reads it. */
export function enhance(root: HTMLElement): void {
  const button = root.querySelector("button");
  if (!button) return;
  button.addEventListener("click", () => {
    const { documentElement } = document;
    const { dataset } = documentElement;
    const scheme = getComputedStyle(documentElement).colorScheme;
    // Both: the visitor's system decides. One: the page's theme, or an earlier choice.
    const isDark = scheme === "light dark" ? matchMedia("(prefers-color-scheme: dark)").matches : scheme === "dark";
    dataset.theme = isDark ? "light" : "dark";
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
