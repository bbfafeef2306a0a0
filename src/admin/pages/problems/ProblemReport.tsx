import { Check, CircleAlert, Copy, TriangleAlert } from "lucide-react";
import { useRef, type ReactNode } from "react";
import {
  findByKey,
  labelOf,
  samplesByBlock,
  samplesInWords,
  splitSamples,
  type Problem,
  type PublishReport,
} from "#publishing";
import { cx, type JsonObject } from "#shared";
import { Button, IconButton } from "#ui/kit";

/** The actions on a problem; a missing one isn't offered. */
export type ProblemActions = {
  /** Opens what it is about. */
  onOpen?: (problem: Problem) => void;
  /** Confirms sample copy. */
  onConfirm?: (samples: readonly Problem[]) => void;
};

type ProblemReportProps = ProblemActions & {
  report: PublishReport;
  /** The draft that was checked. */
  blocks: readonly JsonObject[];
  /** The level of the groups' headings. */
  level: 2 | 3;
};

/** The errors that prevent publishing, sample copy, and warnings. */
export function ProblemReport({ report: { errors, warnings }, blocks, level, ...actions }: ProblemReportProps) {
  const { samples, others } = splitSamples(warnings);
  return (
    <>
      <Group title="Fix before publishing" problems={errors} level={level} onOpen={actions.onOpen}>
        <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-danger" />
      </Group>
      <SampleCopy samples={samples} blocks={blocks} level={level} {...actions} />
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
            <Line problem={problem} onOpen={onOpen}>
              {children}
            </Line>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ problem, onOpen, children }: Pick<GroupProps, "onOpen"> & { problem: Problem; children?: ReactNode }) {
  const look = "flex w-full min-w-0 gap-2.5 px-4 py-2.5 text-start";
  const words = <span className="min-w-0 flex-1 break-words">{problem.message}</span>;
  if (!onOpen)
    return (
      <p className={look}>
        {children}
        {words}
      </p>
    );
  return (
    <button
      type="button"
      onClick={() => onOpen(problem)}
      className={cx(look, "cursor-pointer hover:bg-hover focus-visible:-outline-offset-2 pointer-coarse:min-h-11")}
    >
      {children}
      {words}
    </button>
  );
}

type SampleCopyProps = ProblemActions & Pick<ProblemReportProps, "blocks" | "level"> & { samples: readonly Problem[] };

/** Copy that is still the template's, block by block. */
function SampleCopy({ samples, blocks, level, onOpen, onConfirm }: SampleCopyProps) {
  const section = useRef<HTMLElement>(null);
  if (samples.length === 0) return null;
  const Heading = `h${level}` as const;
  const Block = `h${level === 2 ? 3 : 4}` as const;
  const confirm = (confirmed: readonly Problem[]) => {
    // Confirmed copy disappears, and its button with it.
    section.current?.focus();
    onConfirm?.(confirmed);
  };
  return (
    <section
      ref={section}
      aria-label="Sample copy"
      tabIndex={-1}
      className="grid gap-3 rounded-card border border-accent bg-accent-tint p-4 outline-none"
    >
      <div className="grid gap-1">
        <Heading className="flex gap-2.5">
          <Copy aria-hidden className="mt-1 size-4.5 shrink-0 text-accent-text" />
          {samplesInWords(samples)}
        </Heading>
        <p>Visitors take it for yours. Change it, or confirm what is true of you.</p>
      </div>
      {samplesByBlock(samples).map(([key, ofBlock]) => {
        const label = key ? labelOf(findByKey(blocks, key) ?? {}) : "Page";
        return (
          <details key={key} className="rounded-card border border-line bg-raised" open={samples.length <= MAX_OPEN}>
            <summary className="cursor-pointer px-4 py-2 pointer-coarse:min-h-11">
              <Block className="inline text-base">{label}</Block>{" "}
              <span className="text-ink-soft tabular-nums">{ofBlock.length}</span>
            </summary>
            {onConfirm && (
              <div className="px-4 pb-2">
                <Button icon={<Check />} onClick={() => confirm(ofBlock)}>
                  {key ? "Confirm all of this block" : "Confirm all of the page"}
                </Button>
              </div>
            )}
            <ul>
              {ofBlock.map((sample) => (
                <li key={sample.path.join("/")} className="flex items-center border-t border-line pe-2">
                  <Line problem={sample} onOpen={onOpen} />
                  {onConfirm && <IconButton label="Confirm" icon={<Check />} onClick={() => confirm([sample])} />}
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </section>
  );
}

/** More than this are collapsed, block by block. */
const MAX_OPEN = 12;
