import { ClampedQuote } from "./ClampedQuote.tsx";
import { Person } from "./Person.tsx";
import type { Testimonial } from "./schema.ts";

/** A quote on a card of a list with the class `quote-cards`; `lines` is how much of it shows at first (spec 9). */
export function QuoteCard({ item, lines }: { item: Testimonial; lines: 3 | 6 }) {
  return (
    <figure className="rounded-card border border-line bg-raised p-6">
      <div>
        {item.title && <h3 className="mb-3 text-subtitle">{item.title}</h3>}
        <ClampedQuote item={item} lines={lines} />
      </div>
      <Person item={item} />
    </figure>
  );
}
