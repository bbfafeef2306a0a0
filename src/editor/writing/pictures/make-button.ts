/** Makes a button of the writing view's own elements. */
export function makeButton(label: string, run: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "wr-button";
  made.textContent = label;
  made.addEventListener("click", run);
  return made;
}
