import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorState } from "#ui/kit";
import { messageOf, FailureBoundary } from "#client";

/** Shows what failed instead of its children, with a way to try again. */
export function LoadFailure({ children }: { children: ReactNode }) {
  const { reset } = useQueryErrorResetBoundary();
  const fallback = (error: unknown, retry: () => void) => {
    const tryAgain = () => {
      reset();
      retry();
    };
    return <ErrorState message={messageOf(error)} onRetry={tryAgain} />;
  };
  return <FailureBoundary fallback={fallback}>{children}</FailureBoundary>;
}
