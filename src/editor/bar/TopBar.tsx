import { CircleQuestionMark, Redo2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "#ui/kit";
import { useDocument, useEditor } from "../state/editor-context.tsx";
import { useBlocked } from "../state/use-blocked.ts";
import { DownloadButtons } from "./DownloadButtons.tsx";
import { PanelButtons } from "./PanelButtons.tsx";
import { SaveState } from "./SaveState.tsx";
import { ViewButtons } from "./ViewButtons.tsx";

/** The page's title, the save state, and tools for the whole page. On a phone the tools scroll sideways. */
export function TopBar({ leading, children }: { leading?: ReactNode; children?: ReactNode }) {
  const { ui, props } = useEditor();
  return (
    <div className="flex flex-wrap items-center gap-x-3 border-b border-line bg-raised px-3 py-1.5 lg:flex-nowrap">
      <div className="flex min-w-0 flex-1 basis-24 items-center gap-1 py-0.5">
        {leading}
        <div className="flex min-w-0 flex-col sm:flex-row sm:items-center sm:gap-3">
          <h1 tabIndex={-1} className="truncate text-base font-semibold">
            {props.title}
          </h1>
          <SaveState />
        </div>
      </div>
      <div
        role="group"
        aria-label="Page tools"
        className="kit-scroll-x order-last -mx-3 flex min-w-0 basis-[calc(100%+1.5rem)] items-center gap-1.5 overflow-x-auto px-3 py-1 lg:order-none lg:mx-0 lg:basis-auto lg:px-0"
      >
        <HistoryButtons />
        <Divider />
        <ViewButtons />
        <Divider />
        <PanelButtons />
        {props.capabilities.download && <DownloadButtons />}
        <IconButton
          label="Keyboard shortcuts"
          icon={<CircleQuestionMark />}
          onClick={() => ui.set({ dialog: "shortcuts" })}
        />
      </div>
      {children !== undefined && <div className="flex shrink-0 items-center gap-2">{children}</div>}
    </div>
  );
}

function Divider() {
  return <span aria-hidden className="h-5 w-px shrink-0 bg-line" />;
}

/** Undo and redo. */
function HistoryButtons() {
  const { actions } = useEditor();
  const blocked = useBlocked();
  const canUndo = useDocument((view) => view.canUndo);
  const canRedo = useDocument((view) => view.canRedo);
  return (
    <div className="flex">
      <IconButton label="Undo" icon={<Undo2 />} disabled={!canUndo} onClick={actions.undo} {...blocked} />
      <IconButton label="Redo" icon={<Redo2 />} disabled={!canRedo} onClick={actions.redo} {...blocked} />
    </div>
  );
}
