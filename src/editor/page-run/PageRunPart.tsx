import { useEffect, useLayoutEffect, useState } from "react";
import { newKey } from "#shared";
import { useKeptValues } from "#ui/kit";
import { useFirstViews } from "../canvas/use-views.ts";
import type { Generate } from "../generator/generate.ts";
import { beginGenerating } from "../state/busy.ts";
import { useEditor, useUi } from "../state/editor-context.tsx";
import { GeneratedBlocks } from "./GeneratedBlocks.tsx";
import { RUN_DIALOG } from "./kept-run.ts";
import { OutlineBar } from "./OutlineBar.tsx";
import { RunController } from "./run-controller.ts";
import { PageRunDialog } from "./PageRunDialog.tsx";
import { isWriting } from "./run-state.ts";
import { RunControllerProvider, useRunController, useRun } from "./run-context.tsx";
import { RunBar } from "./RunBar.tsx";

/** A whole page that a model writes (spec 2): its dialog, its blocks on the canvas, and the bar below. */
export function PageRunPart() {
  const { generate } = useEditor().props;
  return generate ? <Part generate={generate} /> : null;
}

function Part({ generate }: { generate: Generate }) {
  const { document, actions, ui } = useEditor();
  const kept = useKeptValues();
  const [controller] = useState(() => new RunController({ document, actions, ui, generate, kept, newKey }));
  const isOpen = useUi((state) => state.pageRun === "open");
  useEffect(() => kept.write(RUN_DIALOG, isOpen), [kept, isOpen]);
  useEffect(() => {
    void controller.begin();
    return controller.leave;
  }, [controller]);
  useEffect(() => {
    if (isOpen) void controller.readOffer();
  }, [controller, isOpen]);
  return (
    <RunControllerProvider value={controller}>
      <OnCanvas controller={controller} />
      <Busy />
      <OutlineBar />
      <RunBar />
      {isOpen && <PageRunDialog />}
    </RunControllerProvider>
  );
}

/** Blocks can't be changed while the page is being written (spec 4). */
function Busy() {
  const { ui } = useEditor();
  const { stop } = useRunController();
  const isBusy = useRun(isWriting);
  useLayoutEffect(() => {
    return isBusy ? beginGenerating(ui, { stop }) : undefined;
  }, [ui, stop, isBusy]);
  return null;
}

/** Gives the canvas what to render between the blocks of the draft. */
function OnCanvas({ controller }: { controller: RunController }) {
  const { ui } = useEditor();
  // Rendered earlier, the blocks of a run that the tab kept would move as their views arrive.
  const hasViews = useFirstViews(() => controller.run.blocks.flatMap(({ block }) => (block ? [block] : [])));
  const types = useRun(({ phase, blocks }) => (phase === "writing" ? blocks.map(({ type }) => type).join(" ") : ""));
  useEffect(() => {
    const render = (after: string | null) =>
      hasViews && (
        <RunControllerProvider value={controller}>
          <GeneratedBlocks after={after} />
        </RunControllerProvider>
      );
    ui.set({ overlay: types ? { render, types: types.split(" ") } : undefined });
  }, [ui, controller, types, hasViews]);
  useEffect(() => () => ui.set({ overlay: undefined }), [ui]);
  return null;
}
