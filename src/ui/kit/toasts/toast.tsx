import type { ExternalToast } from "sonner";
import { show } from "./toast-queue.ts";

/** The options of a toast: `action: { label, onClick }`, `duration`, `id` ... */
export type ToastOptions = ExternalToast;

/** How long a toast stays that asks for more than a glance: an error, or one with a button. */
const LONG_MS = 10_000;

/** A button's toast stays long enough to be read and reached, unless `options` say otherwise. */
const withTime = (options: ToastOptions = {}): ToastOptions => ({
  ...(options.action && { duration: LONG_MS }),
  ...options,
});

/** Short messages at the edge of the screen: a status is announced politely, an error at once. */
export const toast = {
  success: (message: string, options?: ToastOptions) =>
    show((library) => library.success(<span role="status">{message}</span>, withTime(options))),
  info: (message: string, options?: ToastOptions) =>
    show((library) => library(<span role="status">{message}</span>, withTime(options))),
  error: (message: string, options?: ToastOptions) =>
    show((library) => library.error(<span role="alert">{message}</span>, { duration: LONG_MS, ...options })),
  /** Dismisses the toast with an id. */
  dismiss: (id: string) => show((library) => library.dismiss(id)),
};
