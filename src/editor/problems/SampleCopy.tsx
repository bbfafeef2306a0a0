import { Check, Copy } from "lucide-react";
import { useRef } from "react";
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

const NEXT = "button[data-confirm]";

/** Copy that is still the template's, block by block: each one click from its field, and from being confirmed. */
export function SampleCopy({ samples }: { samples: readonly Problem[] }) {
  const { document, actions, ui, props } = useEditor();
  const blocks = useDocument(({ draft }) => draft.blocks);
  const { kind = "page" } = props.around ?? {};
  const section = useRef<HTMLElement>(null);
  if (samples.length === 0) return null;
  const confirm = (confirmed: readonly Problem[], button: Element) => {
    if (isBlocked(ui.get())) return;
    const buttons = [...(section.current?.querySelectorAll(NEXT) ?? [])];
    const index = buttons.indexOf(button);
    flushSync(() => {
      actions.change(confirmSamples(document.view().draft, confirmed), "Confirm");
      const { report } = ui.get();
      // The check runs again only after a pause.
      if (report)
        ui.set({ report: { ...report, warnings: report.warnings.filter((one) => !confirmed.includes(one)) } });
    });
    actions.say(confirmed.length === 1 ? "Confirmed" : `${confirmed.length} confirmed`);
    const left = section.current?.querySelectorAll<HTMLElement>(NEXT) ?? [];
    (left[Math.min(index, left.length - 1)] ?? section.current?.closest<HTMLElement>("[tabindex]"))?.focus();
  };
  return (
    <section ref={section} aria-label="Sample copy" className="border-y border-accent bg-accent-tint py-2.5">
      <h3 className="flex gap-2 px-4 pb-1 text-base">
        <Copy aria-hidden className="mt-1 size-4 shrink-0 text-accent-text" />
        {samplesInWords(samples)}
      </h3>
      <p className="px-4 pb-1 text-sm">Visitors take it for yours. Change it, or confirm what is true of you.</p>
      {samplesByBlock(samples).map(([key, ofBlock]) => {
        const label = key ? labelOf(findByKey(blocks, key) ?? {}) : META_GROUP[kind];
        return (
          <div key={key} role="group" aria-label={`Sample copy in ${label}`} className="pt-2">
            <div className="flex items-center justify-between gap-2 ps-4 pe-2">
              <h4 className="text-sm font-semibold">{label}</h4>
              {props.capabilities.edit && (
                <Button data-confirm onClick={(event) => confirm(ofBlock, event.currentTarget)}>
                  {key ? "Confirm all of this block" : `Confirm all of the ${kind}`}
                </Button>
              )}
            </div>
            <ul>
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
          </div>
        );
      })}
    </section>
  );
}
