import type { ViewProps } from "../define-block.ts";
import { itemKey } from "../parts/item-key.ts";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { VideoPoster } from "../parts/video/VideoPoster.tsx";
import { Frame } from "./Frame.tsx";
import { Person } from "./Person.tsx";
import type { Testimonial, Testimonials } from "./schema.ts";

function Told({ item, name }: { item: Testimonial; name: string }) {
  return (
    <>
      {item.video && (
        <VideoPoster name={name} address={item.video} title={item.title || item.name} image={item.poster} />
      )}
      <figure className="quote-told">
        {item.quote && <blockquote>{item.quote}</blockquote>}
        <Person item={item} />
      </figure>
    </>
  );
}

/** People who say it themselves: the first video large beside its words, the others in pairs. No host is asked before a click. */
export function View({ content }: ViewProps<Testimonials>) {
  const { headline, subheadline, items } = content;
  return (
    <Frame content={content}>
      <SectionHeading headline={headline} subheadline={subheadline} />
      {items.length > 0 && (
        <ul className="quote-videos">
          {items.map((item, index) => (
            <li key={itemKey(item, index)} data-bare={!item.video || undefined}>
              <Told item={item} name={`video-${index + 1}`} />
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}
