import { isBusy, sayBusy, WAIT } from "./busy.ts";
import { useUi } from "./editor-context.tsx";

/** @returns the props of a button that changes blocks: while a model writes it stays focusable, does nothing and says why. */
export function useBlocked() {
  return useUi(isBusy) ? ({ "aria-disabled": true, "aria-description": WAIT, onClick: sayBusy } as const) : undefined;
}
