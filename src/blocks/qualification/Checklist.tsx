import type { CSSProperties } from "react";
import { BlockSection } from "../parts/BlockSection.tsx";
import { itemKey } from "../parts/item-key.ts";
import { MarqueeSwitch } from "../parts/strip/MarqueeSwitch.tsx";
import { QualificationHeading } from "./QualificationHeading.tsx";
import type { Qualification } from "./schema.ts";

const numbers = (values: Record<`--${string}`, number>): CSSProperties => values;

/**
 * A list that ticks itself, one criterion every 1.5 s, and starts over (spec 2, 9). Only the ticks move; the switch
 * stops them, and with reduced motion or without the animation all are ticked.
 */
export function Checklist({ content }: { content: Qualification }) {
  const { headline, criteria, closing } = content;
  return (
    <BlockSection ground="tint" labelled={Boolean(headline)} className="checklist">
      <QualificationHeading content={content} />
      {criteria.length > 0 && (
        <ul
          className="checklist-items mt-10 gap-x-14 @md:grid @md:grid-cols-2"
          style={numbers({ "--n": criteria.length })}
        >
          {criteria.map((criterion, index) => (
            <li
              key={itemKey(criterion, index)}
              className="checklist-item border-t border-line py-5"
              style={numbers({ "--i": index })}
            >
              {criterion.title && <h3 className="text-subtitle">{criterion.title}</h3>}
              {criterion.description && <p className="mt-1 text-ink-soft">{criterion.description}</p>}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex justify-end gap-6">
        {criteria.length > 0 && <MarqueeSwitch label={headline} />}
        {closing && <p className="me-auto max-w-3xl font-display text-subtitle font-semibold">{closing}</p>}
      </div>
    </BlockSection>
  );
}
