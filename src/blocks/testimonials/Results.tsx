import type { ViewProps } from "../define-block.ts";
import { CompanyLogo } from "./CompanyLogo.tsx";
import { MaybeLink } from "./MaybeLink.tsx";
import { Person } from "./Person.tsx";
import { QuoteList } from "./QuoteList.tsx";
import type { Testimonial, Testimonials } from "./schema.ts";

const hasLogo = ({ logoLightMode, logoDarkMode }: Testimonial) => Boolean(logoLightMode || logoDarkMode);

/** Who it was: the logo, or else the company or the title in type. */
function Company({ item }: { item: Testimonial }) {
  const { company, companyUrl, title } = item;
  if (hasLogo(item)) return <CompanyLogo item={item} className="quote-company" />;
  const name = company || title;
  if (!name) return null;
  return (
    <h3 className="text-subtitle">
      <MaybeLink href={company ? companyUrl : undefined} text={name} />
    </h3>
  );
}

/** The person beside it: without the logo, and without a company that is named there. */
function spokenBy(item: Testimonial): Testimonial {
  return {
    ...item,
    company: hasLogo(item) ? item.company : undefined,
    logoLightMode: undefined,
    logoDarkMode: undefined,
  };
}

function Figure({ item: { figure, figureLabel } }: { item: Testimonial }) {
  if (!figure && !figureLabel) return null;
  return (
    <p className="quote-figure">
      {figure && <strong>{figure}</strong>}
      {figureLabel && <span className="text-ink-soft">{figureLabel}</span>}
    </p>
  );
}

/** The results, company by company: logo, one figure, and the words of the person who answers for it. */
export function View({ content }: ViewProps<Testimonials>) {
  return (
    <QuoteList content={content} className="quote-results">
      {(item) => (
        <>
          <div className="quote-result">
            <Company item={item} />
            <Figure item={item} />
          </div>
          <figure>
            {item.quote && <blockquote className="text-quote">{item.quote}</blockquote>}
            <Person item={spokenBy(item)} />
          </figure>
        </>
      )}
    </QuoteList>
  );
}
