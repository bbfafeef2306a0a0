import type { ReactNode } from "react";
import type { Problem } from "#publishing";
import { LineButton } from "#ui/kit";
import { useEditor } from "../state/editor-context.tsx";

/** One line of the report, which opens its field. */
export function ProblemLine({ problem, icon }: { problem: Problem; icon?: ReactNode }) {
  const { actions, props } = useEditor();
  const { key, path, message } = problem;
  const open = key
    ? () => (props.capabilities.edit ? actions.edit(key, path) : actions.select([key]))
    : props.onPageProblem && (() => props.onPageProblem?.(path));
  return (
    <LineButton icon={icon} onClick={open} className="py-2 text-sm">
      {message}
    </LineButton>
  );
}
