import { useEffect, useRef } from "react";
import type { Draft } from "#publishing";
import { onFirstUse } from "#ui/kit";
import { useEditor, useUi } from "../state/editor-context.tsx";

/** A pause in typing after which the page is checked. */
const PAUSE_MS = 400;

/**
 * Keeps the publish check's report up to date during editing without slowing it down, once someone uses the editor: the
 * check needs all copy that ships. Renders nothing.
 */
export function ProblemWatch() {
  const { document: page, ui, props } = useEditor();
  const { around } = props;
  const checkData = useUi((state) => state.checkData);
  const isUsed = useRef(false);
  useEffect(() => {
    let checked: Draft | undefined;
    let cancel = () => {};
    async function check(isWanted: () => boolean): Promise<void> {
      const { checkDraft } = await import("./check-draft.ts");
      const { draft } = page.view();
      if (draft === checked || !isWanted()) return;
      cancel = checkDraft(draft, { ...around, checkData }, (report) => {
        checked = draft;
        ui.set({ report });
      });
    }
    // Offline the check can't be loaded: the next change tries again.
    const checkSoon = () => {
      cancel();
      let isWanted = true;
      const timer = setTimeout(() => void check(() => isWanted).catch(() => {}), PAUSE_MS);
      cancel = () => {
        isWanted = false;
        clearTimeout(timer);
      };
    };
    let stop = () => {};
    const begin = () => {
      isUsed.current = true;
      checkSoon();
      stop = page.subscribe(checkSoon);
    };
    const stopWaiting = isUsed.current ? begin() : onFirstUse(begin);
    return () => {
      stopWaiting?.();
      stop();
      cancel();
    };
  }, [page, ui, around, checkData]);
  return null;
}
