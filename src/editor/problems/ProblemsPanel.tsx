import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { splitSamples, type Problem } from "#publishing";
import { EmptyState, LoadingBlock } from "#ui/kit";
import { useUi } from "../state/editor-context.tsx";
import { ProblemLine } from "./ProblemLine.tsx";
import { SampleCopy } from "./SampleCopy.tsx";

/** The errors that prevent publishing and the warnings, each one click from its field. */
export function ProblemsPanel() {
  const report = useUi((state) => state.report);
  if (!report)
    return (
      <div className="p-4">
        <LoadingBlock lines={4} />
      </div>
    );
  const { errors, warnings } = report;
  if (errors.length + warnings.length === 0)
    return (
      <EmptyState icon={<CircleCheck />} title="Nothing to fix">
        This page is ready to be published.
      </EmptyState>
    );
  const { samples, others } = splitSamples(warnings);
  return (
    <div tabIndex={-1} className="grid gap-5 pb-4 outline-none">
      <Group title="Fix before publishing" problems={errors}>
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
      </Group>
      <SampleCopy samples={samples} />
      <Group title="Worth a look" problems={others}>
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
      </Group>
    </div>
  );
}

function Group({ title, problems, children }: { title: string; problems: readonly Problem[]; children: ReactNode }) {
  if (problems.length === 0) return null;
  return (
    <section aria-label={title} className="first:pt-4">
      <h3 className="flex items-baseline gap-2 px-4 pb-1 text-base">
        {title} <span className="text-sm font-normal text-ink-soft tabular-nums">{problems.length}</span>
      </h3>
      <ul>
        {problems.map((problem, index) => (
          // One text may have the same problem twice, such as two dead links.
          <li key={[problem.key, problem.code, ...problem.path, index].join("/")}>
            <ProblemLine problem={problem} icon={children} />
          </li>
        ))}
      </ul>
    </section>
  );
}
