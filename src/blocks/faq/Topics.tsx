import { useBlockContext } from "../context.tsx";
import { BlockSection } from "../parts/BlockSection.tsx";
import { itemKey } from "../parts/item-key.ts";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { byCategory } from "./by-category.ts";
import { Question } from "./Question.tsx";
import type { FaqProps } from "./schema.ts";

/** For many questions: links to the categories, then each category's name beside its questions. */
export function Topics({ content }: FaqProps) {
  const { idPrefix } = useBlockContext();
  const topics = byCategory(content.items).map(([category, items], index) => ({
    category,
    items,
    id: `${idPrefix}-topic-${index + 1}`,
  }));
  const named = topics.filter(({ category }) => category);
  return (
    <BlockSection color={content.color}>
      <SectionHeading headline={content.headline} subheadline={content.subheadline} />
      {named.length > 1 && (
        <nav aria-label={content.headline} className="faq-index">
          {named.map(({ category, id }) => (
            <a key={id} href={`#${id}`}>
              {category}
            </a>
          ))}
        </nav>
      )}
      <div className="faq-topics">
        {topics.map(({ category, items, id }) => (
          <div key={id} id={id} className="faq-topic">
            {category && <h3 className="text-quote">{category}</h3>}
            <div>
              {items.map((item, index) => (
                <Question key={itemKey(item, index)} item={item} className="faq-line" />
              ))}
            </div>
          </div>
        ))}
      </div>
    </BlockSection>
  );
}
