import { ListTree, TriangleAlert } from "lucide-react";
import { cx } from "#shared";
import { useEditor, useUi } from "../state/editor-context.tsx";
import { togglePanel } from "../shortcuts/commands.ts";
import { BarButton } from "./BarButton.tsx";

/** Buttons for the panels beside the canvas. */
export function PanelButtons() {
  const editing = useEditor();
  const panel = useUi((state) => state.panel);
  const errors = useUi(({ report }) => report?.errors.length ?? 0);
  return (
    <>
      <BarButton
        label="Outline"
        icon={<ListTree aria-hidden />}
        aria-pressed={panel === "outline"}
        onClick={() => togglePanel(editing, "outline")}
      />
      <BarButton
        label="Problems"
        icon={<TriangleAlert aria-hidden />}
        aria-pressed={panel === "problems"}
        onClick={() => togglePanel(editing, "problems")}
        end={<Count errors={errors} />}
      />
    </>
  );
}

/** The number of problems that prevent publishing. It has its own room, or is at the icon's corner, so that the bar doesn't shift. */
function Count({ errors }: { errors: number }) {
  return (
    <span
      className={cx(
        "min-w-6 rounded-full border border-danger bg-danger-tint px-1.5 text-center text-xs text-danger tabular-nums",
        "max-xl:absolute max-xl:end-0 max-xl:top-0 max-xl:min-w-4.5 max-xl:px-0.5 max-xl:leading-4",
        errors === 0 && "invisible",
      )}
    >
      {errors}
    </span>
  );
}
