import { useEffect, useSyncExternalStore } from "react";
import { onFirstUse } from "../loading/first-use.ts";
import { lazyPart } from "../loading/lazy-part.tsx";
import { isWanted, subscribe } from "./toast-queue.ts";
import type { ToastsProps } from "./ToastArea.tsx";

const ToastArea = lazyPart(async () => (await import("./ToastArea.tsx")).ToastArea);

/** Where toasts appear; rendered once in the application. */
export function Toasts(props: ToastsProps) {
  // A toast may have to say that the server can't be reached.
  useEffect(() => onFirstUse(() => void ToastArea.load().catch(() => undefined)), []);
  return useSyncExternalStore(subscribe, isWanted) && <ToastArea {...props} />;
}
