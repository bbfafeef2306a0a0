/** The element in a template of the page. @throws Error when the page lacks it. */
function copyOf(root: ParentNode, name: string): HTMLElement {
  const template = root.querySelector<HTMLTemplateElement>(`template[data-template="${name}"]`);
  const copy = template && document.importNode(template.content, true).firstElementChild;
  if (copy instanceof HTMLElement) return copy;
  throw new Error(`The page lacks the template ${name}`);
}

/** Makes the card with an answer's text. */
export function answerCard(root: ParentNode, kind: "success" | "error", text: string): HTMLElement {
  const card = copyOf(root, kind);
  card.lastElementChild?.replaceChildren(text);
  return card;
}

/** Makes the button's content while the form is being sent. */
export function busyLabel(root: ParentNode): HTMLElement {
  return copyOf(root, "busy");
}

/** Makes a field's message. */
export function fieldError(root: ParentNode, id: string, text: string): HTMLElement {
  const error = copyOf(root, "field-error");
  error.id = id;
  error.textContent = text;
  return error;
}

/** Marks the refused fields, each with its message below it, and unmarks all others. */
export function markFields(root: ParentNode, refused: Record<string, string>): void {
  for (const input of root.querySelectorAll<HTMLInputElement>("input[id]")) {
    const id = `${input.id}-error`;
    document.getElementById(id)?.remove();
    const text = refused[input.name];
    if (text === undefined) {
      input.removeAttribute("aria-invalid");
      input.removeAttribute("aria-describedby");
      continue;
    }
    input.setAttribute("aria-invalid", "true");
    input.setAttribute("aria-describedby", id);
    input.after(fieldError(root, id, text));
  }
}
