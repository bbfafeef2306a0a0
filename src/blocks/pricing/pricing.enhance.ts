import { fieldsOf, submitForm } from "../parts/form/submit-form.ts";

/**
 * Shows another choice, or the prices with a coupon, without a reload: the address is the same that works without a script,
 * and its page has the part. A refused code is a toast (spec 4).
 */
export function enhance(root: HTMLElement): void {
  root.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("[data-choice]") : null;
    // A click with a key pressed opens a new tab or window.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void showAddress(link.href, () => root.querySelector<HTMLElement>(`[data-choice="${link.dataset.choice}"]`));
  });
  root.addEventListener("submit", (event) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    void sendCode(root, event.target);
  });
  root.dataset.ready = "";
}

/** Posts a code; its prices are those of the address with the code in it. */
async function sendCode(root: HTMLElement, form: HTMLFormElement): Promise<void> {
  // While one is being sent there is nothing to send again.
  if (form.ariaBusy === "true") return;
  form.ariaBusy = "true";
  const fields = fieldsOf(form);
  const { form: name = "", failed = "" } = root.dataset;
  // The property `action` is the field of that name.
  const address = new URL(form.getAttribute("action") ?? "", location.href);
  const answer = await submitForm({ address: address.href, form: name, fields, failed });
  form.ariaBusy = null;
  if (!answer.ok) {
    refuse(root, form, answer.error);
    return;
  }
  document.querySelector(".pricing-toast")?.remove();
  address.searchParams.set("coupon", fields.get("code") ?? "");
  await showAddress(address.href, () => root.querySelector<HTMLElement>(".pricing-applied a"));
}

/** The choice that was made last: an answer to an earlier one is late. */
let latest = "";

const SHEET = 'link[rel="stylesheet"][href^="/assets/page-"]';
const sheetsOf = (page: Document) => [...page.querySelectorAll<HTMLLinkElement>(SHEET)];

/**
 * Loads the stylesheet of the page that a price list comes from: a page's own one has no rules for what it doesn't show. The
 * present one wins as long as it is there.
 * @returns undefined where both pages have the same.
 */
async function loadSheetOf(page: Document): Promise<HTMLLinkElement | undefined> {
  const [next] = sheetsOf(page);
  const present = sheetsOf(document).at(-1);
  if (!next || !present || next.href === present.href) return undefined;
  const sheet = document.importNode(next);
  await new Promise((resolve, reject) => {
    sheet.addEventListener("load", resolve);
    sheet.addEventListener("error", reject);
    present.before(sheet);
  });
  return sheet;
}

/** Replaces every price list of the page by the one at an address. A failed read goes there instead. */
async function showAddress(address: string, focused: () => HTMLElement | null): Promise<void> {
  latest = address;
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${response.status}`);
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const sheet = latest === address ? await loadSheetOf(page) : undefined;
    if (latest !== address) return sheet?.remove();
    for (const root of document.querySelectorAll("[data-enhance=pricing]")) {
      const next = page.getElementById(root.id);
      if (!next) throw new Error("The price list is gone");
      root.replaceChildren(...next.childNodes);
    }
    // Another answer for this address may have put its own in place.
    if (sheet?.isConnected) for (const other of sheetsOf(document)) if (other !== sheet) other.remove();
    history.replaceState(history.state, "", address);
    focused()?.focus({ preventScroll: true });
  } catch {
    if (latest === address) location.assign(address);
  }
}

/** Says why a code was refused, until it is closed or another code is sent; the typed code stays. */
function refuse(root: HTMLElement, form: HTMLFormElement, text: string): void {
  const template = root.querySelector<HTMLTemplateElement>('template[data-template="toast"]');
  const toast = template && document.importNode(template.content, true).firstElementChild;
  if (!toast) return;
  document.querySelector(".pricing-toast")?.remove();
  toast.querySelector("p")?.replaceChildren(text);
  // Not inside the block: its animation would make it the box that "fixed" refers to.
  document.querySelector(".skip-link")?.after(toast);
  const input = form.querySelector<HTMLInputElement>("input[name=code]");
  toast.querySelector("button")?.addEventListener("click", () => {
    toast.remove();
    input?.focus();
  });
  input?.setAttribute("aria-invalid", "true");
  input?.select();
  // The toast may be over it at the window's edge.
  form.scrollIntoView({ block: "nearest" });
}
