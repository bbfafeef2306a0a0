type AltFieldOptions = {
  alt: string;
  onChange: (alt: string) => void;
  /** Ends it: Enter, Escape or the button. */
  onDone: () => void;
};

/** Makes the field that asks for a picture's alt text, at the picture. */
export function altDom({ alt, onChange, onDone }: AltFieldOptions): HTMLElement {
  const box = document.createElement("div");
  box.className = "wr-alt";
  box.contentEditable = "false";
  box.dataset.ownEscape = "";
  const label = document.createElement("label");
  label.append("Alt text");
  const input = document.createElement("input");
  Object.assign(input, { type: "text", value: alt, placeholder: "What the picture shows", autocomplete: "off" });
  label.append(input);
  const done = document.createElement("button");
  Object.assign(done, { type: "button", className: "wr-button", textContent: "Done" });
  input.addEventListener("input", () => onChange(input.value));
  done.addEventListener("click", onDone);
  box.addEventListener("keydown", (event) => {
    event.stopPropagation();
    const isEnter = event.key === "Enter" && event.target === input;
    if (event.isComposing || !(isEnter || event.key === "Escape")) return;
    event.preventDefault();
    onDone();
  });
  box.append(label, done);
  return box;
}
