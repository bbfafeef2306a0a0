import { cx } from "#shared";
import type { ViewProps } from "../define-block.ts";
import { Person } from "./Person.tsx";
import { QuoteList } from "./QuoteList.tsx";
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
  return (
    <QuoteList content={content} className="quote-wall">
      {(item, index) => <Note item={item} isLead={index === 0} />}
    </QuoteList>
  );
}
