import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Button } from "../buttons/Button.tsx";
import type { ErrorStateProps } from "./ErrorState.tsx";

/** What to retry of each part that couldn't be loaded, the latest last. */
let failed: readonly (() => void)[] = [];
const listeners = new Set<() => void>();

function setFailed(next: typeof failed): void {
  failed = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @returns whether this part speaks for all that failed: the latest does, as a dialog in front may hold it. */
function useIsLatest(retry: () => void): boolean {
  const [own] = useState(() => () => retry());
  useEffect(() => {
    setFailed([...failed, own]);
    return () => setFailed(failed.filter((one) => one !== own));
  }, [own]);
  return useSyncExternalStore(subscribe, () => failed.at(-1) === own);
}

function retryAll(): void {
  for (const retry of failed) retry();
}

type FailureNoticeProps = {
  /** Loads this part again. */
  retry: () => void;
  /** The message, and the way out of it. @param onRetry loads every part that failed again. */
  wayOut: (onRetry: () => void) => ErrorStateProps;
};

/**
 * Says at the window's lower edge that a part couldn't be loaded: once however many failed, and outside the frame that
 * they may be rendered in.
 */
export function FailureNotice({ retry, wayOut }: FailureNoticeProps) {
  const isShown = useIsLatest(retry);
  const [isFramed, setFramed] = useState<boolean>();
  if (!isShown) return null;
  if (isFramed === undefined)
    return <span hidden ref={(mark) => (mark ? setFramed(mark.ownerDocument !== document) : undefined)} />;
  const { message, onRetry, action = "Try again" } = wayOut(retryAll);
  const notice = (
    <div
      role="alert"
      className="fixed inset-x-3 bottom-3 z-50 mx-auto flex max-w-xl flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-control bg-raised px-4 py-3 text-base text-ink shadow-float"
    >
      <p className="min-w-0 flex-1 basis-60">{message}</p>
      <Button onClick={onRetry}>{action}</Button>
    </div>
  );
  return isFramed ? createPortal(notice, document.body) : notice;
}
