import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorState } from "#ui/kit";
import { FailureBoundary } from "../FailureBoundary.tsx";
import { failureText } from "./failure-text.ts";

/** Shows what failed in place of its children, with a way to try again. */
export function LoadFailure({ children }: { children: ReactNode }) {
  const { reset } = useQueryErrorResetBoundary();
  const fallback = (error: unknown, retry: () => void) => {
    const { message, needsReload } = failureText(error);
    const tryAgain = () => {
      reset();
      retry();
    };
    return <ErrorState message={message} onRetry={needsReload ? () => window.location.reload() : tryAgain} />;
  };
  return <FailureBoundary fallback={fallback}>{children}</FailureBoundary>;
}
