import type { ViewProps } from "../define-block.ts";
import { cx } from "#shared";
import { BlockSection } from "../parts/BlockSection.tsx";
import { itemKey } from "../parts/item-key.ts";
import { hasSheet } from "./offer-terms.ts";
import { OfferSheet } from "./OfferSheet.tsx";
import type { SpecialOffer } from "./schema.ts";

/** A colour scheme: the ground around the sheet, and the colour of names and numbers. */
const SCHEME = {
  brand: { ground: "bg-brand-tint", mark: "text-brand" },
  accent: { ground: "bg-accent-tint", mark: "text-accent-text" },
  neutral: { ground: "bg-tint", mark: "text-ink" },
};

function Steps({ steps, mark }: { steps: SpecialOffer["howItWorksSteps"]; mark: string }) {
  return (
    <ol className="offer-steps">
      {steps.map((step, index) => (
        <li key={itemKey(step, index)} className="flex gap-5 @md:block @lg:flex">
          <span aria-hidden="true" className={cx("min-w-6 shrink-0 font-display text-figure font-semibold", mark)}>
            {index + 1}
          </span>
          <div>
            {step.title && <h3 className="text-subtitle">{step.title}</h3>}
            {step.description && <p className="mt-2 text-ink-soft">{step.description}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** An offer sheet with its steps and small print beside it, on a coloured ground. */
export function View({ content }: ViewProps<SpecialOffer>) {
  const { colorScheme = "brand", headline, howItWorksSteps, footnote } = content;
  const { ground, mark } = SCHEME[colorScheme];
  const isSheetFilled = hasSheet(content);
  const hasSide = howItWorksSteps.length > 0 || Boolean(footnote);
  if (!isSheetFilled && !hasSide) return null;
  return (
    <BlockSection labelled={Boolean(headline)}>
      <div
        className={cx("-mx-3 grid gap-8 rounded-card p-2 pb-8 @md:mx-0 @md:gap-10 @md:p-8 @lg:grid-cols-12", ground)}
      >
        {isSheetFilled && (
          <OfferSheet content={content} mark={mark} className={hasSide ? "@lg:col-span-7" : "@lg:col-span-12"} />
        )}
        {hasSide && (
          <div className="flex flex-col justify-between gap-8 px-4 @md:px-2 @lg:col-span-5 @lg:py-6 @lg:pe-6">
            {howItWorksSteps.length > 0 && <Steps steps={howItWorksSteps} mark={mark} />}
            {footnote && <p className="text-xs text-ink-soft">{footnote}</p>}
          </div>
        )}
      </div>
    </BlockSection>
  );
}
