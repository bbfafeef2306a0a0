import type { ViewProps } from "../define-block.ts";
import { BlockImage } from "../parts/BlockImage.tsx";
import { itemKey } from "../parts/item-key.ts";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { ClampedQuote } from "./ClampedQuote.tsx";
import { Frame } from "./Frame.tsx";
import { Person } from "./Person.tsx";
import type { Testimonial, Testimonials } from "./schema.ts";

function Lead({ item }: { item: Testimonial }) {
  return (
    <figure className="quote-lead">
      {item.avatar && (
        <div className="quote-portrait">
          <BlockImage src={item.avatar} alt="" ratio={1} sizes="(width >= 64rem) 28rem, 100vw" />
        </div>
      )}
      <div className="quote-lead-words">
        {item.quote && <blockquote>{item.quote}</blockquote>}
        <Person item={{ ...item, avatar: undefined }} />
      </div>
    </figure>
  );
}

/** One person in large, with a portrait; everyone else in a quiet row below. */
export function View({ content }: ViewProps<Testimonials>) {
  const { headline, subheadline, items } = content;
  const [lead, ...others] = items;
  return (
    <Frame content={content}>
      <SectionHeading headline={headline} subheadline={subheadline} />
      {lead && <Lead item={lead} />}
      {others.length > 0 && (
        <ul className="columns quote-others">
          {others.map((item, index) => (
            <li key={itemKey(item, index)}>
              <figure>
                <ClampedQuote item={item} lines={6} />
                <Person item={item} />
              </figure>
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}
