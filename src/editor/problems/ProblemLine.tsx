import type { ReactNode } from "react";
import type { Problem } from "#publishing";
import { useEditor } from "../state/editor-context.tsx";

/** One line of the report, which opens its field. */
export function ProblemLine({ problem, children }: { problem: Problem; children?: ReactNode }) {
  const { actions, props } = useEditor();
  const { key, path, message } = problem;
  const open = key
    ? () => (props.capabilities.edit ? actions.edit(key, path) : actions.select([key]))
    : props.onPageProblem && (() => props.onPageProblem?.(path));
  const className = "flex w-full min-w-0 gap-2.5 px-4 py-2 text-start text-sm";
  const words = <span className="min-w-0 flex-1 break-words">{message}</span>;
  return open ? (
    <button
      type="button"
      onClick={open}
      className={`${className} cursor-pointer hover:bg-hover focus-visible:-outline-offset-2 pointer-coarse:min-h-11`}
    >
      {children}
      {words}
    </button>
  ) : (
    <p className={className}>
      {children}
      {words}
    </p>
  );
}
