import { Check, ChevronRight, Copy } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  confirmSamples,
  findByKey,
  labelOf,
  META_GROUP,
  samplesByBlock,
  samplesInWords,
  type Problem,
} from "#publishing";
import { Button, IconButton } from "#ui/kit";
import { isBlocked } from "../state/busy.ts";
import { useDocument, useEditor } from "../state/editor-context.tsx";
import { ProblemLine } from "./ProblemLine.tsx";

/** What the focus can go to when the button that had it is gone. */
const STOPS = "summary, button[data-confirm]";
/** A longer list begins folded, so that a new page shows its blocks and not hundreds of lines. */
const MAX_OPEN = 12;

function stopsIn(section: HTMLElement | null): HTMLElement[] {
  return [...(section?.querySelectorAll<HTMLElement>(STOPS) ?? [])].filter((one) => one.checkVisibility());
}

/** Copy that is still the template's, block by block: each one click from its field, and from being confirmed. */
export function SampleCopy({ samples }: { samples: readonly Problem[] }) {
  const { document, actions, ui, props } = useEditor();
  const blocks = useDocument(({ draft }) => draft.blocks);
  const { kind = "page" } = props.around ?? {};
  const section = useRef<HTMLElement>(null);
  const [isOpen] = useState(samples.length <= MAX_OPEN);
  if (samples.length === 0) return null;
  const confirm = (confirmed: readonly Problem[], button: Element) => {
    if (isBlocked(ui.get())) return;
    const index = stopsIn(section.current).findIndex((one) => one === button);
    flushSync(() => {
      actions.change(confirmSamples(document.view().draft, confirmed), "Confirm");
      const { report } = ui.get();
      // The check runs again only after a pause.
      if (report)
        ui.set({ report: { ...report, warnings: report.warnings.filter((one) => !confirmed.includes(one)) } });
    });
    actions.say(confirmed.length === 1 ? "Confirmed" : `${confirmed.length} confirmed`);
    const left = stopsIn(section.current);
    (left[Math.min(index, left.length - 1)] ?? section.current?.closest<HTMLElement>("[tabindex]"))?.focus();
  };
  return (
    <section ref={section} aria-label="Sample copy" className="border-y border-accent bg-accent-tint py-2.5">
      <h3 className="flex gap-2 px-4 pb-1 text-base">
        <Copy aria-hidden className="mt-1 size-4 shrink-0 text-accent-text" />
        {samplesInWords(samples)}
      </h3>
      <p className="px-4 pb-1 text-sm">Visitors will think it’s yours. Change it, or confirm what is true of you.</p>
      {samplesByBlock(samples).map(([key, ofBlock]) => {
        const label = key ? labelOf(findByKey(blocks, key) ?? {}) : META_GROUP[kind];
        return (
          <details key={key} open={isOpen} aria-label={`Sample copy in ${label}`} className="group">
            <summary className="flex cursor-pointer items-center gap-1.5 px-4 py-1.5 hover:bg-hover focus-visible:-outline-offset-2 pointer-coarse:min-h-11">
              <ChevronRight
                aria-hidden
                className="size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-90"
              />
              <h4 className="min-w-0 flex-1 truncate text-sm font-semibold">{label}</h4>
              <span className="text-sm text-ink-soft tabular-nums">{ofBlock.length}</span>
            </summary>
            {props.capabilities.edit && (
              <Button
                data-confirm
                className="ms-4 my-1"
                icon={<Check />}
                onClick={(event) => confirm(ofBlock, event.currentTarget)}
              >
                {key ? "Confirm all of this block" : `Confirm all of the ${kind}`}
              </Button>
            )}
            <ul className="pb-2">
              {ofBlock.map((sample) => (
                <li key={sample.path.join("/")} className="flex items-center pe-2">
                  <ProblemLine problem={sample} />
                  {props.capabilities.edit && (
                    <IconButton
                      data-confirm
                      label="Confirm"
                      icon={<Check />}
                      onClick={(event) => confirm([sample], event.currentTarget)}
                    />
                  )}
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </section>
  );
}
