import type { ExternalToast } from "sonner";
import { show } from "./toast-queue.ts";

/** The options of a toast: `action: { label, onClick }`, `duration`, `id` ... */
export type ToastOptions = ExternalToast;

/** Short messages at the edge of the screen: a status is announced politely, an error at once. */
export const toast = {
  success: (message: string, options?: ToastOptions) =>
    show((library) => library.success(<span role="status">{message}</span>, options)),
  info: (message: string, options?: ToastOptions) =>
    show((library) => library(<span role="status">{message}</span>, options)),
  error: (message: string, options?: ToastOptions) =>
    show((library) => library.error(<span role="alert">{message}</span>, { duration: 10_000, ...options })),
  /** Dismisses the toast with an id. */
  dismiss: (id: string) => show((library) => library.dismiss(id)),
};
