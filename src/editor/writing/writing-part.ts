import { useEffect } from "react";
import { lazyScreen } from "#ui/kit";

/** The contents of the writing view. */
export const WritingView = lazyScreen(async () => (await import("./writing-code.ts")).WritingView);

/** Loads the writing view before it opens, so that it does without a connection. @param isNeeded whether it may open. */
export function useWritingAhead(isNeeded: boolean): void {
  useEffect(() => {
    // If it can't be loaded now, it says so when it opens.
    if (isNeeded) void WritingView.load().catch(() => undefined);
  }, [isNeeded]);
}
