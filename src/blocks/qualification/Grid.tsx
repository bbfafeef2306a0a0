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
        <ol className="mt-12 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {criteria.map((criterion, index) => (
            <li key={itemKey(criterion, index)} className="flex gap-4 sm:block">
              <span aria-hidden="true" className="w-12 shrink-0 font-display text-display text-brand">
                {index + 1}
              </span>
              <div className="sm:mt-3">
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
