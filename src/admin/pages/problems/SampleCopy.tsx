import { Check, Copy } from "lucide-react";
import { useRef } from "react";
import {
  findByKey,
  labelOf,
  META_GROUP,
  samplesByBlock,
  samplesInWords,
  type PageKind,
  type Problem,
} from "#publishing";
import type { JsonObject } from "#shared";
import { Button, IconButton, LineButton } from "#ui/kit";

/** The actions on a problem; a missing one isn't offered. */
export type ProblemActions = {
  /** Opens what it is about. */
  onOpen?: (problem: Problem) => void;
  /** Confirms sample copy. */
  onConfirm?: (samples: readonly Problem[]) => void;
};

/** More than this are collapsed, block by block. */
const MAX_OPEN = 12;

type SampleCopyProps = ProblemActions & {
  /** What the draft is of. */
  kind: PageKind;
  samples: readonly Problem[];
  /** The draft that was checked. */
  blocks: readonly JsonObject[];
  /** The level of the heading. */
  level: 2 | 3;
};

/** Copy that is still the template's, block by block. */
export function SampleCopy({ kind, samples, blocks, level, onOpen, onConfirm }: SampleCopyProps) {
  const section = useRef<HTMLElement>(null);
  if (samples.length === 0) return null;
  const Heading = `h${level}` as const;
  const Block = `h${level === 2 ? 3 : 4}` as const;
  const confirm = (confirmed: readonly Problem[]) => {
    // Confirmed copy disappears, and its button with it.
    section.current?.focus();
    onConfirm?.(confirmed);
  };
  const groups = samplesByBlock(samples).map(([key, ofBlock]) => {
    const label = key ? labelOf(findByKey(blocks, key) ?? {}) : META_GROUP[kind];
    return (
      <details key={key} className="rounded-card border border-line bg-raised" open={samples.length <= MAX_OPEN}>
        <summary className="cursor-pointer px-4 py-2 pointer-coarse:min-h-11">
          <Block className="inline text-base">{label}</Block>{" "}
          <span className="text-ink-soft tabular-nums">{ofBlock.length}</span>
        </summary>
        {onConfirm && (
          <div className="px-4 pb-2">
            <Button icon={<Check />} onClick={() => confirm(ofBlock)}>
              {key ? "Confirm all of this block" : `Confirm all of the ${kind}`}
            </Button>
          </div>
        )}
        <ul>
          {ofBlock.map((sample) => (
            <li key={sample.path.join("/")} className="flex items-center border-t border-line pe-2">
              <LineButton className="py-2.5" onClick={onOpen && (() => onOpen(sample))}>
                {sample.message}
              </LineButton>
              {onConfirm && <IconButton label="Confirm" icon={<Check />} onClick={() => confirm([sample])} />}
            </li>
          ))}
        </ul>
      </details>
    );
  });
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
        <p>Visitors will think it’s yours. Change it, or confirm what is true of you.</p>
      </div>
      {samples.length > MAX_OPEN ? (
        <details>
          <summary className="cursor-pointer py-1 font-semibold pointer-coarse:py-3">Show them block by block</summary>
          <div className="mt-3 grid gap-3">{groups}</div>
        </details>
      ) : (
        groups
      )}
    </section>
  );
}
