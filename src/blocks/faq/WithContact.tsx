import { BlockSection } from "../parts/BlockSection.tsx";
import { CtaList } from "../parts/CtaList.tsx";
import { itemKey } from "../parts/item-key.ts";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { byCategory } from "./by-category.ts";
import { Question } from "./Question.tsx";
import type { Faq, FaqProps } from "./schema.ts";

/** Where readers go whose question isn't in the list; nothing without words and buttons. */
function ContactCard({ contact }: Pick<Faq, "contact">) {
  if (!contact?.title && !contact?.text && !contact?.cta?.some(({ text }) => text)) return null;
  return (
    <div className="faq-contact bg-deep text-ink scheme-dark">
      {contact.title && <h3 className="text-quote">{contact.title}</h3>}
      {contact.text && <p>{contact.text}</p>}
      <CtaList items={contact.cta} />
    </div>
  );
}

/** Questions in boxes, and a card beside them that stays in sight for readers with another one. */
export function WithContact({ content }: FaqProps) {
  return (
    <BlockSection color={content.color}>
      <SectionHeading headline={content.headline} subheadline={content.subheadline} />
      <div className="faq-beside">
        <div className="faq-boxes">
          {byCategory(content.items).map(([category, items]) => (
            <div key={category}>
              {category && <h3 className="text-subtitle">{category}</h3>}
              {items.map((item, index) => (
                <Question key={itemKey(item, index)} item={item} className="faq-box" />
              ))}
            </div>
          ))}
        </div>
        <ContactCard contact={content.contact} />
      </div>
    </BlockSection>
  );
}
