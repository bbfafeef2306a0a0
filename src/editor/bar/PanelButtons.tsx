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
  const warnings = useUi(({ report }) => report?.warnings.length ?? 0);
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
        end={<Count errors={errors} warnings={warnings} />}
      />
    </>
  );
}

/** The number of problems, with a fixed width so that the bar doesn't shift. */
function Count({ errors, warnings }: { errors: number; warnings: number }) {
  const count = errors + warnings;
  return (
    <span
      className={cx(
        "min-w-6 rounded-full border px-1.5 text-center text-xs tabular-nums",
        errors > 0 ? "border-danger bg-danger-tint text-danger" : "border-line text-ink-soft",
        count === 0 && "invisible",
      )}
    >
      {count}
    </span>
  );
}
