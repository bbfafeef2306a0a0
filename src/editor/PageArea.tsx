import { useLayoutEffect } from "react";
import { lazyPart, useKeptValues } from "#ui/kit";
import { Canvas } from "./canvas/Canvas.tsx";
import { hasKeptBlocks, keptRun } from "./page-run/kept-run.ts";
import { useDocument, useEditor, useUi } from "./state/editor-context.tsx";

const EmptyPage = lazyPart(async () => (await import("./template/EmptyPage.tsx")).EmptyPage, {
  fallback: <div className="absolute inset-0 z-1 bg-paper" />,
});

const PageRunPart = lazyPart(async () => (await import("./page-run/PageRunPart.tsx")).PageRunPart);

/** The generated blocks of a run whose code is being loaded. */
const COMING = { render: () => null, types: [] };

/** The canvas, with ways to begin over it while there are no blocks, and the bar of a page run below it. */
export function PageArea() {
  const hasBlocks = useDocument(({ draft }) => draft.blocks.length > 0);
  const isEmpty = useUi(({ overlay }) => overlay === undefined) && !hasBlocks;
  const hasRun = usePageRunActive();
  return (
    <div className="absolute inset-0 flex flex-col">
      <div className="relative min-h-0 flex-1">
        <div inert={isEmpty} className="absolute inset-0">
          <Canvas />
        </div>
        {isEmpty && <EmptyPage />}
      </div>
      {hasRun && <PageRunPart />}
    </div>
  );
}

/** Whether a page run is active: the user or the address started one, or the tab kept one. */
function usePageRunActive(): boolean {
  const { ui, props } = useEditor();
  const kept = useKeptValues();
  const generate = props.capabilities.ai ? props.generate : undefined;
  useLayoutEffect(() => {
    if (!generate) return;
    const { pageRun, overlay } = ui.get();
    ui.set({
      pageRun: generate.request ? "open" : (pageRun ?? keptRun(kept)),
      overlay: overlay ?? (hasKeptBlocks(kept) ? COMING : undefined),
    });
  }, [generate, ui, kept]);
  return useUi(({ pageRun }) => pageRun !== undefined) && generate !== undefined;
}
