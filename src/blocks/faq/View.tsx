import { cx } from "#shared";
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

/** The questions by category, in the order in which the categories first appear. */
function Questions({ items }: { items: Item[] }) {
  const categories = Map.groupBy(items, (item) => item.category ?? "");
  return [...categories].map(([category, group]) => (
    <div key={category} className="mt-8 first:mt-0">
      {category && <h3 className="border-b border-line pb-3 text-subtitle text-brand">{category}</h3>}
      {group.map((item, index) => (
        <Question key={itemKey(item, index)} item={item} />
      ))}
    </div>
  ));
}

/** One quiet column of questions. */
function Simple({ content }: { content: Faq }) {
  return (
    <BlockSection color={content.color}>
      <SectionHeading headline={content.headline} subheadline={content.subheadline} align="center" />
      <div className={cx("mx-auto mt-10 max-w-3xl", !content.items[0]?.category && "border-t border-line")}>
        <Questions items={content.items} />
      </div>
    </BlockSection>
  );
}

/** Heading on the left, questions on the right. */
function Modern({ content }: { content: Faq }) {
  return (
    <BlockSection ground="tint" color={content.color} className="grid gap-10 lg:grid-cols-12">
      <SectionHeading
        headline={content.headline}
        subheadline={content.subheadline}
        className="lg:sticky below-top lg:col-span-4 lg:self-start"
      />
      <div className="lg:col-span-7 lg:col-start-6">
        <Questions items={content.items} />
      </div>
    </BlockSection>
  );
}

/** Questions and answers; each opens on its own without a script. */
export function View({ content }: ViewProps<Faq>) {
  return content.style === "modern" ? <Modern content={content} /> : <Simple content={content} />;
}
