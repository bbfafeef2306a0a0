import { X } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#shared";
import { IconButton, lazyPart, LoadingBlock } from "#ui/kit";
import { useEditor, useUi } from "../state/editor-context.tsx";

const LOADING = { fallback: <LoadingBlock lines={6} /> };
const OutlinePanel = lazyPart(async () => (await import("../outline/OutlinePanel.tsx")).OutlinePanel, LOADING);
const ProblemsPanel = lazyPart(async () => (await import("../problems/ProblemsPanel.tsx")).ProblemsPanel, LOADING);

/** The panel beside the canvas; on a small screen its lower half. */
export function SidePanel() {
  const panel = useUi((state) => state.panel);
  if (panel === "outline")
    return (
      <PanelSection title="Outline">
        <OutlinePanel />
      </PanelSection>
    );
  if (panel === "problems")
    return (
      <PanelSection title="Problems">
        <ProblemsPanel />
      </PanelSection>
    );
  return null;
}

function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  const { ui } = useEditor();
  // Where there is no room for both, a block's form covers it.
  const isBehind = useUi((state) => state.inspector !== undefined);
  return (
    <section
      aria-label={title}
      className={cx(
        "flex flex-col border-line bg-raised max-md:z-10 max-md:max-h-[60%] max-md:border-t max-md:shadow-float md:w-80 md:shrink-0 md:border-s",
        isBehind && "max-xl:hidden",
      )}
    >
      <div className="flex items-center justify-between gap-2 border-b border-line py-1.5 ps-4 pe-2">
        <h2 className="text-base">{title}</h2>
        <IconButton label={`Close ${title.toLowerCase()}`} icon={<X />} onClick={() => ui.set({ panel: undefined })} />
      </div>
      <div data-scroller className="min-h-0 flex-1 overflow-y-auto">
        {children}
      </div>
    </section>
  );
}
