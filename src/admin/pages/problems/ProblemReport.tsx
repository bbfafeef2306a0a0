import { CircleAlert, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { splitSamples, type PageKind, type Problem, type PublishReport } from "#publishing";
import type { JsonObject } from "#shared";
import { ProblemLine, type ProblemActions } from "./ProblemLine.tsx";
import { SampleCopy } from "./SampleCopy.tsx";

type ProblemReportProps = ProblemActions & {
  /** What the draft is of. */
  kind: PageKind;
  report: PublishReport;
  /** The draft that was checked. */
  blocks: readonly JsonObject[];
  /** The level of the groups' headings. */
  level: 2 | 3;
};

/** The errors that prevent publishing, sample copy, and warnings. */
export function ProblemReport({ kind, report: { errors, warnings }, blocks, level, ...actions }: ProblemReportProps) {
  const { samples, others } = splitSamples(warnings);
  return (
    <>
      <Group title="Fix before publishing" problems={errors} level={level} onOpen={actions.onOpen}>
        <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-danger" />
      </Group>
      <SampleCopy kind={kind} samples={samples} blocks={blocks} level={level} {...actions} />
      <Group title="Worth a look" problems={others} level={level} onOpen={actions.onOpen}>
        <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent-text" />
      </Group>
    </>
  );
}

type GroupProps = Pick<ProblemReportProps, "level" | "onOpen"> & {
  title: string;
  problems: readonly Problem[];
  children: ReactNode;
};

function Group({ title, problems, level, onOpen, children }: GroupProps) {
  if (problems.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <section aria-label={title} className="grid gap-2">
      <Heading className="flex items-baseline gap-2">
        {title} <span className="text-base font-normal text-ink-soft tabular-nums">{problems.length}</span>
      </Heading>
      <ul className="overflow-hidden rounded-card border border-line bg-raised">
        {problems.map((problem, index) => (
          // One text may have the same problem twice, such as two dead links.
          <li
            key={[problem.key, problem.code, ...problem.path, index].join("/")}
            className="border-line not-first:border-t"
          >
            <ProblemLine problem={problem} onOpen={onOpen}>
              {children}
            </ProblemLine>
          </li>
        ))}
      </ul>
    </section>
  );
}
