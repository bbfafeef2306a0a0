import type { FormAnswer } from "#forms";
import { fieldsOf, submitForm } from "./submit-form.ts";
import { answerCard, busyLabel, fieldError } from "./templates.ts";

/**
 * Sends a form made of entries without a reload (spec 4): while it is being sent everything is disabled and the button says
 * so. What was stored has a page of its own that confirms it, or a card in the form's place; of what was refused the
 * reasons are shown where it was entered.
 */
export function enhance(root: HTMLElement): void {
  const form = root.querySelector("form");
  const fieldset = form?.querySelector<HTMLFieldSetElement>(":scope > fieldset");
  const button = form?.querySelector<HTMLButtonElement>("button[type=submit]");
  if (!form || !fieldset || !button) return;
  const idle = button.textContent;
  // Given by the markup: each block's form has its own name.
  const { form: name = "", failed = "" } = root.dataset;

  const setSending = (isSending: boolean) => {
    fieldset.disabled = isSending;
    button.replaceChildren(isSending ? busyLabel(root) : idle);
  };

  async function send(entered: HTMLFormElement): Promise<void> {
    const large = tooLarge(entered);
    if (large) {
      show(root, entered, large);
      return;
    }
    const fields = entered.enctype === "multipart/form-data" ? new FormData(entered) : fieldsOf(entered);
    setSending(true);
    const answer = await submitForm({ address: location.href, form: name, fields, failed });
    if (answer.ok && answer.next) {
      location.assign(answer.next);
      return;
    }
    setSending(false);
    if (isOutdated(root, answer)) {
      // The present page shows what was entered. Not `form.submit()`: a field may be called "submit".
      HTMLFormElement.prototype.submit.call(entered);
      return;
    }
    show(root, entered, answer);
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!fieldset.disabled) void send(form);
  });
  // The browser may keep the page as it was left, and show it again.
  addEventListener("pageshow", ({ persisted }) => persisted && setSending(false));
}

/** @returns whether the form asks for something else by now than it did when it was opened. */
function isOutdated(root: HTMLElement, answer: FormAnswer): boolean {
  if (answer.ok) return false;
  const isHere = (name: string) => root.querySelector(`[data-field="${CSS.escape(name)}"]`) !== null;
  return answer.isChanged === true || !Object.keys(answer.fields).every(isHere);
}

/** @returns the answer to a file that the server would refuse unread; undefined where there is none. */
function tooLarge(form: HTMLFormElement): FormAnswer | undefined {
  const inputs = [...form.querySelectorAll<HTMLInputElement>("input[type=file]")];
  const large = inputs.find(({ files, dataset }) => (files?.[0]?.size ?? 0) > Number(dataset.max));
  if (!large) return undefined;
  const error = large.dataset.tooLarge ?? "";
  return { ok: false, error, fields: { [large.name]: error } };
}

function show(root: HTMLElement, form: HTMLFormElement, answer: FormAnswer): void {
  const text = answer.ok ? answer.success : answer.error;
  const card = inLanguage(root, answerCard(root, answer.ok ? "success" : "error", text));
  if (answer.ok) {
    root.replaceWith(card);
    card.focus();
    return;
  }
  markFields(root, answer.fields);
  form.querySelector(":scope > [role=alert], :scope > [data-answer]")?.remove();
  form.prepend(card);
  card.focus();
}

/** Marks our own words where the page's content is in another language. */
function inLanguage(root: HTMLElement, element: HTMLElement): HTMLElement {
  if (root.dataset.lang) element.lang = root.dataset.lang;
  return element;
}

/** Marks the refused fields, each with its message below it, and unmarks all others. */
function markFields(root: HTMLElement, refused: Record<string, string>): void {
  for (const field of root.querySelectorAll<HTMLElement>("[data-field]")) {
    const { field: name = "", error: id = "" } = field.dataset;
    document.getElementById(id)?.remove();
    const text = refused[name];
    for (const control of field.querySelectorAll<HTMLElement>("[data-control]")) {
      const describedBy = [control.dataset.base, text !== undefined && id].filter(Boolean).join(" ");
      setAttribute(control, "aria-describedby", describedBy);
      setAttribute(control, "aria-invalid", text !== undefined && isMarked(control) ? "true" : "");
    }
    if (text !== undefined) field.append(inLanguage(root, fieldError(root, id, text)));
  }
}

/** A plain group can't be invalid: its message alone describes it. */
const isMarked = (control: HTMLElement) => control.tagName !== "FIELDSET" || control.role === "radiogroup";

function setAttribute(element: HTMLElement, name: string, value: string): void {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}
