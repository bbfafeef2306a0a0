import { X } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#shared";
import { IconButton, lazyPart, LoadingBlock } from "#ui/kit";
import { useEditor, useUi } from "../state/editor-context.tsx";
import type { UiState } from "../state/ui-state.ts";

const LOADING = {
  fallback: (
    <div className="p-4">
      <LoadingBlock lines={6} />
    </div>
  ),
};
const OutlinePanel = lazyPart(async () => (await import("../outline/OutlinePanel.tsx")).OutlinePanel, LOADING);
const ProblemsPanel = lazyPart(async () => (await import("../problems/ProblemsPanel.tsx")).ProblemsPanel, LOADING);

/** The panel that is open, with its title and the way to close it. */
export function OpenPanel({ panel }: { panel: NonNullable<UiState["panel"]> }) {
  return panel === "outline" ? (
    <PanelSection title="Outline">
      <OutlinePanel />
    </PanelSection>
  ) : (
    <PanelSection title="Problems">
      <ProblemsPanel />
    </PanelSection>
  );
}

function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  const { ui } = useEditor();
  // Where there is no room for both, a block's form covers it.
  const isBehind = useUi((state) => state.inspector !== undefined);
  return (
    <section
      aria-label={title}
      className={cx(
        "flex flex-col border-line bg-raised max-md:z-10 max-md:order-last max-md:max-h-[60%] max-md:border-t max-md:shadow-float max-md:low:max-h-3/4 low:overflow-y-auto md:w-80 md:shrink-0 md:border-e",
        isBehind && "max-xl:hidden",
      )}
    >
      <div className="flex items-center justify-between gap-2 border-b border-line py-1.5 ps-4 pe-2">
        <h2 className="text-base">{title}</h2>
        <IconButton label={`Close ${title.toLowerCase()}`} icon={<X />} onClick={() => ui.set({ panel: undefined })} />
      </div>
      <div data-scroller className="min-h-0 flex-1 overflow-y-auto low:min-h-max low:overflow-visible">
        {children}
      </div>
    </section>
  );
}
