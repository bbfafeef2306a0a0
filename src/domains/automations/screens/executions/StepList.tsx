import { RotateCcw } from "lucide-react";
import { Moment } from "#client";
import { isObject } from "#shared";
import { IconButton, StatusBadge } from "#ui/kit";
import type { Execution } from "../../contract.ts";
import { STEP_WORDS } from "../words.ts";
import { namedInput, STEP_STATUS_WORDS } from "./execution-words.ts";
import { ValueList } from "./ValueList.tsx";

type ExecutionStep = Execution["steps"][number];

type StepListProps = {
  execution: Execution;
  /** Runs it again from a step; undefined where that can't be. */
  onAgain: ((from: number) => void) | undefined;
};

/** The steps of an execution, each with what it did; at a test, which is only for that, what it would do is open. */
export function StepList({ execution: { steps, dueAt, isTest }, onAgain }: StepListProps) {
  if (steps.length === 0) return <p className="text-ink-soft">No step has begun yet.</p>;
  return (
    <ol aria-label="Steps" className="grid gap-2">
      {steps.map((step) => (
        <StepItem key={step.index} {...{ step, dueAt, isTest, onAgain }} />
      ))}
    </ol>
  );
}

function StepItem({
  step,
  dueAt,
  isTest,
  onAgain,
}: { step: ExecutionStep; dueAt: string | undefined; isTest: boolean } & Pick<StepListProps, "onAgain">) {
  const { index, type, status, attempts, input, output, error } = step;
  const { title, icon: Icon } = STEP_WORDS[type];
  const words = STEP_STATUS_WORDS[status];
  const name = `step ${index + 1}`;
  // From the first step, the screen's own button runs it again.
  const canRepeat = onAgain && index > 0 && status !== "pending" && status !== "skipped";
  return (
    <li aria-label={`${name}: ${title}`} className="rounded-card border border-line bg-raised p-3.5">
      <div className="flex flex-wrap items-center gap-3">
        <Icon aria-hidden className="size-5 shrink-0 text-brand" />
        <span className="min-w-0 flex-1 font-semibold">
          <span className="text-ink-soft tabular-nums">{index + 1}.</span> {title}
        </span>
        <StatusBadge tone={words.tone}>{words.text}</StatusBadge>
        {canRepeat && (
          <IconButton label={`Run again from ${name}`} icon={<RotateCcw />} onClick={() => onAgain(index)} />
        )}
      </div>
      {error !== undefined && <p className="mt-2 text-sm text-danger wrap-anywhere">{error}</p>}
      {status === "waiting" && dueAt !== undefined && (
        <p className="mt-2 text-sm text-ink-soft">
          Goes on <Moment at={dueAt} />
        </p>
      )}
      <Attempts attempts={attempts} />
      <Data title="Input" data={isObject(input) ? namedInput(input) : input} isOpen={isTest} />
      {type === "condition" && isObject(output) ? (
        <p className="mt-1 text-sm">{output.met === true ? "The condition holds." : "The condition doesn’t hold."}</p>
      ) : (
        <Data title="Output" data={output} isOpen={isTest} />
      )}
    </li>
  );
}

const OUTCOMES = { done: "Done", retry: "Will be tried again", failed: "Failed" };

function Attempts({ attempts }: Pick<ExecutionStep, "attempts">) {
  const [first] = attempts;
  if (!first) return null;
  if (attempts.length === 1 && first.outcome === "done") {
    return (
      <p className="mt-1 text-sm text-ink-soft">
        <Moment at={first.at} />
      </p>
    );
  }
  return (
    <details className="mt-2 text-sm">
      <summary className="cursor-pointer py-1 text-ink-soft pointer-coarse:py-3">
        {attempts.length === 1 ? "1 attempt" : `${attempts.length} attempts`}
      </summary>
      <ol className="mt-1 grid gap-1 ps-4">
        {attempts.map(({ at, outcome, reason }) => (
          <li key={at} className="wrap-anywhere">
            <Moment at={at} exact />: {OUTCOMES[outcome]}
            {reason !== undefined && `. ${reason}`}
          </li>
        ))}
      </ol>
    </details>
  );
}

function Data({ title, data, isOpen }: { title: string; data: unknown; isOpen: boolean }) {
  if (data === undefined || data === null) return null;
  return (
    <details open={isOpen} className="mt-2 text-sm">
      <summary className="cursor-pointer py-1 text-ink-soft pointer-coarse:py-3">{title}</summary>
      <div className="mt-2 ps-4">
        <ValueList values={isObject(data) ? data : { value: data }} />
      </div>
    </details>
  );
}
