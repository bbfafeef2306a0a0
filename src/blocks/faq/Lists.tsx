import { cx } from "#shared";
import { BlockSection } from "../parts/BlockSection.tsx";
import { itemKey } from "../parts/item-key.ts";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { byCategory } from "./by-category.ts";
import { Question } from "./Question.tsx";
import type { Faq, FaqProps } from "./schema.ts";

/** The questions by category. */
function Questions({ items }: Pick<Faq, "items">) {
  return byCategory(items).map(([category, group]) => (
    <div key={category} className="mt-8 first:mt-0">
      {category && <h3 className="border-b border-line pb-3 text-subtitle text-brand">{category}</h3>}
      {group.map((item, index) => (
        <Question key={itemKey(item, index)} item={item} />
      ))}
    </div>
  ));
}

/** One quiet column of questions. */
export function Simple({ content }: FaqProps) {
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
export function Modern({ content }: FaqProps) {
  return (
    <BlockSection ground="tint" color={content.color} className="grid gap-10 @lg:grid-cols-12">
      <SectionHeading
        headline={content.headline}
        subheadline={content.subheadline}
        className="@lg:sticky below-top @lg:col-span-4 @lg:self-start"
      />
      <div className="@lg:col-span-7 @lg:col-start-6">
        <Questions items={content.items} />
      </div>
    </BlockSection>
  );
}
