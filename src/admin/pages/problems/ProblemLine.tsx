import type { ReactNode } from "react";
import type { Problem } from "#publishing";
import { cx } from "#shared";

/** The actions on a problem; a missing one isn't offered. */
export type ProblemActions = {
  /** Opens what it is about. */
  onOpen?: (problem: Problem) => void;
  /** Confirms sample copy. */
  onConfirm?: (samples: readonly Problem[]) => void;
};

type ProblemLineProps = Pick<ProblemActions, "onOpen"> & { problem: Problem; children?: ReactNode };

/** One problem: a button that opens what it is about, or plain text where `onOpen` is missing. */
export function ProblemLine({ problem, onOpen, children }: ProblemLineProps) {
  const className = "flex w-full min-w-0 gap-2.5 px-4 py-2.5 text-start";
  const words = <span className="min-w-0 flex-1 break-words">{problem.message}</span>;
  if (!onOpen)
    return (
      <p className={className}>
        {children}
        {words}
      </p>
    );
  return (
    <button
      type="button"
      onClick={() => onOpen(problem)}
      className={cx(className, "cursor-pointer hover:bg-hover focus-visible:-outline-offset-2 pointer-coarse:min-h-11")}
    >
      {children}
      {words}
    </button>
  );
}
