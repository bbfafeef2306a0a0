import { useSyncExternalStore } from "react";
import { lazyPart } from "../loading/lazy-part.tsx";
import { isWanted, subscribe } from "./toast-queue.ts";
import type { ToastsProps } from "./ToastArea.tsx";

const ToastArea = lazyPart(async () => (await import("./ToastArea.tsx")).ToastArea);

/** Where toasts appear; rendered once in the application. */
export function Toasts(props: ToastsProps) {
  return useSyncExternalStore(subscribe, isWanted) && <ToastArea {...props} />;
}
