import { useBlockContext } from "../context.tsx";
import { itemKey } from "../parts/item-key.ts";
import { Marquee } from "../parts/strip/Marquee.tsx";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { QuoteCard } from "./QuoteCard.tsx";
import type { Testimonials } from "./schema.ts";
import { scrollSeconds } from "./scroll-seconds.ts";

/** The number of cards that fill the row on a wide screen. */
const FILLED = 3;

/** A row of quotes that moves by itself and pauses under the pointer; six lines of each quote. */
export function Scroll({ content }: { content: Testimonials }) {
  const { texts } = useBlockContext();
  const { headline, subheadline, items } = content;
  return (
    <>
      <SectionHeading headline={headline} subheadline={subheadline} align="center" className="mb-8" />
      {items.length > 0 && (
        <Marquee
          seconds={scrollSeconds(items.length)}
          copies={Math.ceil(FILLED / items.length)}
          onHover="pause"
          label={headline || texts.testimonials.label}
        >
          <ul className="quote-cards quote-strip grid gap-y-4">
            {items.map((item, index) => (
              <li key={itemKey(item, index)} className="quote-width pe-6">
                <QuoteCard item={item} lines={6} />
              </li>
            ))}
          </ul>
        </Marquee>
      )}
    </>
  );
}
