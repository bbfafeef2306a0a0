import { toast, type ToastOptions } from "#ui/kit";

/** The toasts whose button acts on the open draft. */
const offers = new Set<string>();

/**
 * Shows what was done to the open draft, with a button that takes it back until the draft closes.
 * @param id an earlier offer with the same id is replaced.
 */
export function offerStep(id: string, message: string, action: ToastOptions["action"]): void {
  offers.add(id);
  toast.info(message, { id, action });
}

/** Withdraws an offer that was made. */
export function withdrawStep(id: string | undefined): void {
  if (id !== undefined && offers.delete(id)) toast.dismiss(id);
}

/** Withdraws all offers: a closed draft stores no further changes. */
export function withdrawSteps(): void {
  for (const id of offers) withdrawStep(id);
}
