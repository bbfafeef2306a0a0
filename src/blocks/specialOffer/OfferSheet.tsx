import { cx, formatNumber } from "#shared";
import { buttonClass, Icon } from "#ui";
import { useBlockContext } from "../context.tsx";
import { itemKey } from "../parts/item-key.ts";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { TextLink } from "../parts/TextLink.tsx";
import { offerTerms, seatsLine } from "./offer-terms.ts";
import type { SpecialOffer } from "./schema.ts";

function Terms({ details, mark }: { details: string; mark: string }) {
  const terms = offerTerms(details);
  const [only] = terms;
  if (!only) return null;
  if (terms.length === 1 && !only.name) return <p className="mt-6">{only.text}</p>;
  return (
    <ul className="mt-8 border-t border-line">
      {terms.map(({ name, text }, index) => (
        <li key={itemKey(text, index)} className="gap-6 border-b border-line py-4 @md:grid @md:grid-cols-4">
          {name && <strong className={cx("font-semibold", mark)}>{name}</strong>}
          <p className={name ? "@md:col-span-3" : "@md:col-span-4"}>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The offer as a sheet of paper: title, terms, and the action where a signature would be. */
export function OfferSheet({ content, mark, className }: { content: SpecialOffer; mark: string; className?: string }) {
  const { locale, texts } = useBlockContext();
  const { headline, subheadline, offerDetails, ctaButton, guaranteeText, seatsLeft, seatsLeftText } = content;
  const count = seatsLeft === undefined ? undefined : formatNumber(seatsLeft, locale);
  const seats = seatsLine(count, seatsLeftText ?? "", texts.seatsLeft);
  return (
    <div className={cx("offer-sheet rounded-card border border-line bg-raised p-6 shadow-soft @md:p-10", className)}>
      <SectionHeading headline={headline} subheadline={subheadline} />
      <Terms details={offerDetails} mark={mark} />
      {(ctaButton.text || seats) && (
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          {ctaButton.text && (
            <TextLink href={ctaButton.href} className={buttonClass.primary}>
              {ctaButton.text}
            </TextLink>
          )}
          {seats && <p className="text-sm font-semibold">{seats}</p>}
        </div>
      )}
      {guaranteeText && (
        <p className="mt-6 flex gap-3 text-sm text-ink-soft">
          <Icon name="ShieldCheck" className={cx("mt-0.5 size-5 shrink-0", mark)} />
          {guaranteeText}
        </p>
      )}
    </div>
  );
}
