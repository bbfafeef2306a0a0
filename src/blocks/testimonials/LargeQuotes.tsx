import { useBlockContext } from "../context.tsx";
import { itemKey } from "../parts/item-key.ts";
import { Carousel } from "../parts/strip/Carousel.tsx";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { Person } from "./Person.tsx";
import type { Testimonial, Testimonials } from "./schema.ts";

function LargeQuote({ item }: { item: Testimonial }) {
  return (
    <figure className="large-quote">
      <div>
        {item.title && <h3 className="mb-4 font-sans text-sm text-brand">{item.title}</h3>}
        {item.quote && <blockquote>{item.quote}</blockquote>}
      </div>
      <Person item={item} />
    </figure>
  );
}

/** One large quote at a time, in a row that is moved by touch, keys or arrows. */
export function LargeQuotes({ content }: { content: Testimonials }) {
  const { texts } = useBlockContext();
  const { headline, subheadline, items } = content;
  return (
    <>
      <SectionHeading headline={headline} subheadline={subheadline} />
      <Carousel label={headline || texts.testimonials.label} className="mt-10">
        {items.map((item, index) => (
          <LargeQuote key={itemKey(item, index)} item={item} />
        ))}
      </Carousel>
    </>
  );
}
