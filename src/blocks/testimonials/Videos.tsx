import type { ViewProps } from "../define-block.ts";
import { VideoPoster } from "../parts/video/VideoPoster.tsx";
import { Person } from "./Person.tsx";
import { QuoteList } from "./QuoteList.tsx";
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
  return (
    <QuoteList content={content} className="quote-videos">
      {(item, index) => <Told item={item} name={`video-${index + 1}`} />}
    </QuoteList>
  );
}
