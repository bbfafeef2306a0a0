import { useEffect } from "react";
import type { Draft } from "#publishing";
import { useEditor } from "../state/editor-context.tsx";
import { whenIdle } from "./when-idle.ts";

/** A pause in typing after which the page is checked. */
const PAUSE_MS = 400;

/** Keeps the publish check's report up to date during editing without slowing it down. Renders nothing. */
export function ProblemWatch() {
  const { document: page, ui, props } = useEditor();
  const { around } = props;
  useEffect(() => {
    let checked: Draft | undefined;
    let cancel = () => {};
    async function look(): Promise<void> {
      const { checkDraft } = await import("./check-draft.ts");
      const { draft } = page.view();
      if (draft !== checked) ui.set({ report: checkDraft(draft, around) });
      checked = draft;
    }
    // Offline the check can't be loaded: the next change tries again.
    const lookSoon = () => {
      cancel();
      const timer = setTimeout(() => (cancel = whenIdle(() => void look().catch(() => {}))), PAUSE_MS);
      cancel = () => clearTimeout(timer);
    };
    lookSoon();
    const stop = page.subscribe(lookSoon);
    return () => {
      stop();
      cancel();
    };
  }, [page, ui, around]);
  return null;
}
