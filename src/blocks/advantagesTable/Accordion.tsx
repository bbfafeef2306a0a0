import { Icon } from "#ui";
import { useBlockContext } from "../context.tsx";
import { Gain } from "./Gain.tsx";
import { Numbered } from "./Numbered.tsx";
import type { Row } from "./rows.ts";

/** The same advantages on a narrow screen: each opens on its own, without a script. */
export function Accordion({ rows }: { rows: Row[] }) {
  const { howItWorks, gain } = useBlockContext().texts.advantages;
  return (
    <div className="border-t border-line lg:hidden">
      {rows.map((row) => (
        <details key={`${row.number} ${row.advantage}`} className="group border-b border-line">
          <summary className="flex min-h-12 items-start justify-between gap-4 py-5">
            <h3 className="text-subtitle">
              <Numbered row={row} />
            </h3>
            <Icon name="Plus" className="mt-1 size-5 shrink-0 text-brand transition-transform group-open:rotate-45" />
          </summary>
          <dl className="max-w-prose pb-6 pl-8">
            {row.howItWorks && (
              <>
                <dt className="text-sm text-ink-soft">{howItWorks}</dt>
                <dd>{row.howItWorks}</dd>
              </>
            )}
            {row.gain && (
              <>
                <dt className="mt-4 text-sm text-ink-soft">{gain}</dt>
                <dd className="font-semibold">
                  <Gain row={row} />
                </dd>
              </>
            )}
          </dl>
        </details>
      ))}
    </div>
  );
}
