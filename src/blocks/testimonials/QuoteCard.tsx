import { ClampedQuote } from "./ClampedQuote.tsx";
import { Person } from "./Person.tsx";
import type { Testimonial } from "./schema.ts";

/** A quote on a card; `lines` is how much of it shows at first (spec 9). */
export function QuoteCard({ item, lines }: { item: Testimonial; lines: 3 | 6 }) {
  return (
    <figure className="flex h-full flex-col rounded-card border border-line bg-raised p-6">
      {item.title && <h3 className="mb-3 text-subtitle">{item.title}</h3>}
      <ClampedQuote item={item} lines={lines} />
      <Person item={item} className="mt-auto pt-6" />
    </figure>
  );
}
