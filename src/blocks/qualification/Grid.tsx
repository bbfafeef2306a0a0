import { BlockSection } from "../parts/BlockSection.tsx";
import { itemKey } from "../parts/item-key.ts";
import { QualificationHeading } from "./QualificationHeading.tsx";
import type { Qualification } from "./schema.ts";

/** The criteria side by side under large numerals, for readers who consider each one. */
export function Grid({ content }: { content: Qualification }) {
  const { headline, criteria, closing } = content;
  return (
    <BlockSection ground="tint" labelled={Boolean(headline)}>
      <QualificationHeading content={content} />
      {criteria.length > 0 && (
        <ol className="criteria">
          {criteria.map((criterion, index) => (
            <li key={itemKey(criterion, index)}>
              <span aria-hidden="true" className="font-display text-display text-brand">
                {index + 1}
              </span>
              <div className="max-w-prose">
                {criterion.title && <h3 className="text-subtitle">{criterion.title}</h3>}
                {criterion.description && <p className="mt-2 text-ink-soft">{criterion.description}</p>}
              </div>
            </li>
          ))}
        </ol>
      )}
      {closing && <p className="mt-12 max-w-3xl font-display text-subtitle font-semibold">{closing}</p>}
    </BlockSection>
  );
}
