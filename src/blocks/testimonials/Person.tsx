import { formatDate } from "#shared";
import { useBlockContext } from "../context.tsx";
import { BlockImage } from "../parts/BlockImage.tsx";
import { CompanyLogo } from "./CompanyLogo.tsx";
import { MaybeLink } from "./MaybeLink.tsx";
import type { Testimonial } from "./schema.ts";

/** When and where the quote was published, or that it is a sample. */
function Origin({ item }: { item: Testimonial }) {
  const { locale, texts } = useBlockContext();
  const date = item.createdAt && formatDate(item.createdAt, locale);
  if (!date && !item.quoteUrl && !item.sample) return null;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-3 text-xs text-ink-soft">
      {item.sample && <span className="rounded-full bg-accent-tint px-2 text-accent-text">{texts.sample}</span>}
      {date && <time dateTime={item.createdAt}>{date}</time>}
      {item.quoteUrl && <MaybeLink href={item.quoteUrl} text={texts.testimonials.original} />}
    </p>
  );
}

/** The quoted person: portrait, name, role and company. */
export function Person({ item }: { item: Testimonial }) {
  const { name, avatar, role, company } = item;
  return (
    <figcaption className="quote-person">
      {avatar && (
        <span className="shrink-0">
          <BlockImage src={avatar} alt="" ratio={1} className="size-14 rounded-full" />
        </span>
      )}
      <div className="min-w-0">
        {name && (
          <p className="font-semibold">
            <MaybeLink href={item.personalWebsite} text={name} />
          </p>
        )}
        {(role || company) && (
          <p className="text-sm text-ink-soft">
            {role}
            {role && company && ", "}
            {company && <MaybeLink href={item.companyUrl} text={company} />}
          </p>
        )}
        <Origin item={item} />
      </div>
      <CompanyLogo item={item} className="ms-auto shrink-0" />
    </figcaption>
  );
}
