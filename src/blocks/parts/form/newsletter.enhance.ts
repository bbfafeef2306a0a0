import type { FormAnswer } from "#forms";
import { fieldsOf, submitForm } from "./submit-form.ts";
import { answerCard, busyLabel, markFields } from "./templates.ts";

/**
 * Sends the newsletter form without a reload (spec 4): while it is being sent everything is disabled and the button says
 * so; then the card with the answer takes the focus. The button is enabled once there is an address (spec 5).
 */
export function enhance(root: HTMLElement): void {
  const form = root.querySelector("form");
  const fieldset = root.querySelector("fieldset");
  const button = root.querySelector<HTMLButtonElement>("button[type=submit]");
  const email = root.querySelector<HTMLInputElement>("input[type=email]");
  if (!form || !fieldset || !button || !email) return;
  const idle = button.textContent;
  // Given by the markup: the module that names it would bring its other contents along.
  const { form: name = "", failed = "" } = root.dataset;

  const updateButton = () => (button.disabled = email.value.trim() === "");
  const setSending = (isSending: boolean) => {
    fieldset.disabled = isSending;
    button.replaceChildren(isSending ? busyLabel(root) : idle);
  };

  async function send(entered: HTMLFormElement): Promise<void> {
    const fields = fieldsOf(entered);
    setSending(true);
    show(root, entered, await submitForm({ address: entered.action, form: name, fields, failed }));
    setSending(false);
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!fieldset.disabled) void send(form);
  });
  form.addEventListener("input", updateButton);
  updateButton();
}

function show(root: HTMLElement, form: HTMLFormElement, answer: FormAnswer): void {
  const card = answer.ok ? answerCard(root, "success", answer.success) : answerCard(root, "error", answer.error);
  if (answer.ok) {
    root.replaceWith(card);
  } else {
    markFields(root, answer.fields);
    form.querySelector(":scope > [role=alert]")?.remove();
    form.prepend(card);
  }
  card.focus();
}
