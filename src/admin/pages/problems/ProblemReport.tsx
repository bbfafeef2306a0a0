import { CircleAlert, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { splitSamples, type PageKind, type Problem, type PublishReport } from "#publishing";
import type { JsonObject } from "#shared";
import { LineButton } from "#ui/kit";
import { SampleCopy, type ProblemActions } from "./SampleCopy.tsx";

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
      <Group
        title="Fix before publishing"
        icon={<CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-danger" />}
        problems={errors}
        level={level}
        onOpen={actions.onOpen}
      />
      <SampleCopy kind={kind} samples={samples} blocks={blocks} level={level} {...actions} />
      <Group
        title="Worth a look"
        icon={<TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent-text" />}
        problems={others}
        level={level}
        onOpen={actions.onOpen}
      />
    </>
  );
}

type GroupProps = Pick<ProblemReportProps, "level" | "onOpen"> & {
  title: string;
  problems: readonly Problem[];
  icon: ReactNode;
};

function Group({ title, problems, level, onOpen, icon }: GroupProps) {
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
            <LineButton icon={icon} className="py-2.5" onClick={onOpen && (() => onOpen(problem))}>
              {problem.message}
            </LineButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
