import { useBlockContext } from "../context.tsx";
import { itemKey } from "../parts/item-key.ts";
import { Gain } from "./Gain.tsx";
import { Numbered } from "./Numbered.tsx";
import type { Row } from "./rows.ts";

/** The same advantages on a narrow screen: each opens on its own, without a script. */
export function Accordion({ rows }: { rows: Row[] }) {
  const { howItWorks, gain } = useBlockContext().texts.advantages;
  return (
    <div className="advantages-list border-t border-line @lg:hidden" data-read="skip">
      {rows.map((row, index) => (
        <details key={itemKey(row, index)}>
          <summary className="opener">
            <h3>
              <Numbered row={row} />
            </h3>
          </summary>
          <dl>
            {row.howItWorks && (
              <>
                <dt>{howItWorks}</dt>
                <dd>{row.howItWorks}</dd>
              </>
            )}
            {row.gain && (
              <>
                <dt>{gain}</dt>
                <dd>
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
