import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { itemKey } from "../parts/item-key.ts";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { TextLink } from "../parts/TextLink.tsx";
import type { Faq } from "./schema.ts";

type Item = Faq["items"][number];

function Question({ item }: { item: Item }) {
  const { question, answer, link } = item;
  return (
    <details className="border-b border-line">
      <summary className="opener py-5 font-semibold hover:text-brand">{question}</summary>
      <div className="max-w-prose pb-6 text-ink-soft">
        <p>{answer}</p>
        {link?.href && (
          <p className="mt-3">
            <TextLink href={link.href} target={link.target}>
              {link.text || link.href}
            </TextLink>
          </p>
        )}
      </div>
    </details>
  );
}

/** One quiet column of questions. */
function Simple({ content }: { content: Faq }) {
  return (
    <BlockSection color={content.color}>
      <SectionHeading headline={content.headline} subheadline={content.subheadline} align="center" />
      <div className="mx-auto mt-10 max-w-3xl border-t border-line">
        {content.items.map((item, place) => (
          <Question key={itemKey(item, place)} item={item} />
        ))}
      </div>
    </BlockSection>
  );
}

/** Heading on the left, questions by category on the right. */
function Modern({ content }: { content: Faq }) {
  const categories = Map.groupBy(content.items, (item) => item.category ?? "");
  return (
    <BlockSection ground="tint" color={content.color} className="grid gap-10 lg:grid-cols-12">
      <SectionHeading
        headline={content.headline}
        subheadline={content.subheadline}
        className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start"
      />
      <div className="lg:col-span-7 lg:col-start-6">
        {[...categories].map(([category, items]) => (
          <div key={category} className="mt-8 first:mt-0">
            {category && <h3 className="border-b border-line pb-3 text-subtitle text-brand">{category}</h3>}
            {items.map((item, place) => (
              <Question key={itemKey(item, place)} item={item} />
            ))}
          </div>
        ))}
      </div>
    </BlockSection>
  );
}

/** Questions and answers; each opens on its own without a script. */
export function View({ content }: ViewProps<Faq>) {
  return content.style === "modern" ? <Modern content={content} /> : <Simple content={content} />;
}
