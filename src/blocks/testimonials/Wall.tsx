import { cx } from "#shared";
import type { ViewProps } from "../define-block.ts";
import { itemKey } from "../parts/item-key.ts";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { Frame } from "./Frame.tsx";
import { Person } from "./Person.tsx";
import type { Testimonial, Testimonials } from "./schema.ts";

function Note({ item, isLead }: { item: Testimonial; isLead: boolean }) {
  return (
    <figure className={cx("quote-note", isLead && "scheme-dark bg-deep text-ink")}>
      <div>
        {item.title && <h3 className="mb-2 text-subtitle">{item.title}</h3>}
        {item.quote && <blockquote>{item.quote}</blockquote>}
      </div>
      <Person item={item} />
    </figure>
  );
}

/** Many voices in full, close together as on a notice board: as high as each is, with the first on a dark card. */
export function View({ content }: ViewProps<Testimonials>) {
  const { headline, subheadline, items } = content;
  return (
    <Frame content={content}>
      <SectionHeading headline={headline} subheadline={subheadline} />
      {items.length > 0 && (
        <ul className="quote-wall" data-few={items.length < 3 || undefined}>
          {items.map((item, index) => (
            <li key={itemKey(item, index)}>
              <Note item={item} isLead={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}
