import { columnsStyle } from "../parts/columns.ts";
import { itemKey } from "../parts/item-key.ts";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { QuoteCard } from "./QuoteCard.tsx";
import type { Testimonials } from "./schema.ts";

/** Two or four cards are laid out in pairs, so that none is alone in its row. */
const isPaired = (count: number) => count === 2 || count === 4;

/** All at once: a grid of cards, three lines of each quote, the rest behind a click. */
export function Simple({ content }: { content: Testimonials }) {
  const { columns } = content.grid ?? {};
  return (
    <>
      <SectionHeading headline={content.headline} subheadline={content.subheadline} align="center" />
      {content.items.length > 0 && (
        <ul
          className="quote-cards columns mt-10"
          style={columnsStyle(columns ?? (isPaired(content.items.length) ? "2" : "3"))}
        >
          {content.items.map((item, index) => (
            <li key={itemKey(item, index)}>
              <QuoteCard item={item} lines={3} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
