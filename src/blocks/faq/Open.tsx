import { BlockSection } from "../parts/BlockSection.tsx";
import { itemKey } from "../parts/item-key.ts";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { Answer } from "./Question.tsx";
import type { FaqItem, FaqProps } from "./schema.ts";

function Category({ item: { category } }: { item: FaqItem }) {
  return category ? <p className="faq-category">{category}</p> : null;
}

/** Every answer in sight, on cards in columns. */
export function Cards({ content }: FaqProps) {
  return (
    <BlockSection ground="tint" color={content.color}>
      <SectionHeading headline={content.headline} subheadline={content.subheadline} align="center" />
      <ul className="faq-cards">
        {content.items.map((item, index) => (
          <li key={itemKey(item, index)} className="faq-card">
            <Category item={item} />
            <h3 className="text-subtitle">{item.question}</h3>
            <Answer item={item} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

/** A page to read: each question in large type with its number, the answer beside it. */
export function Numbered({ content }: FaqProps) {
  return (
    <BlockSection color={content.color}>
      <SectionHeading headline={content.headline} subheadline={content.subheadline} />
      <ol className="faq-numbered">
        {content.items.map((item, index) => (
          <li key={itemKey(item, index)}>
            <div>
              <Category item={item} />
              <h3 className="text-quote">{item.question}</h3>
            </div>
            <div className="faq-answer">
              <Answer item={item} />
            </div>
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
