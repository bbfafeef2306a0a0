import { cx } from "#shared";
import type { ViewProps } from "../define-block.ts";
import { BlockImage } from "../parts/BlockImage.tsx";
import { BlockSection } from "../parts/BlockSection.tsx";
import { CtaList } from "../parts/CtaList.tsx";
import { itemKey } from "../parts/item-key.ts";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import type { Steps } from "./schema.ts";
import { StepCopy } from "./StepCopy.tsx";
import { Strip } from "./Strip.tsx";

/** What differs between the styles: the ground, and how wide pictures are drawn. */
const BY_STYLE = {
  alternating: { ground: "paper", sizes: "(width >= 48rem) 50vw, 100vw" },
  cards: { ground: "tint", sizes: "(width >= 64rem) 23rem, 100vw" },
  line: { ground: "paper", sizes: "(width >= 64rem) 30rem, 100vw" },
  strip: { ground: "tint", sizes: "30rem" },
} as const satisfies Record<Steps["style"], unknown>;

/** Steps with pictures. The list's class decides how they are laid out; one without a picture has its copy alone. */
export function View({ content }: ViewProps<Steps>) {
  const { style, headline, subheadline, items, cta, color } = content;
  const { ground, sizes } = BY_STYLE[style];
  const list = (
    <ol className={cx("steps", `steps-${style}`)}>
      {items.map((step, index) => (
        <li key={itemKey(step, index)}>
          {step.image && (
            <div className="step-picture">
              <BlockImage src={step.image} alt={step.imageAlt ?? ""} sizes={sizes} />
            </div>
          )}
          <StepCopy step={step} index={index} />
        </li>
      ))}
    </ol>
  );
  return (
    <BlockSection color={color ?? ground} labelled={headline !== ""} className={cx(style === "line" && "steps-beside")}>
      <div className={cx(style === "line" && "steps-heading")}>
        <SectionHeading headline={headline} subheadline={subheadline} />
        {style === "line" && <CtaList items={cta} track="steps" className="mt-8" />}
      </div>
      {items.length > 0 && (style === "strip" ? <Strip headline={headline}>{list}</Strip> : list)}
      {style !== "line" && <CtaList items={cta} track="steps" className="mt-10" />}
    </BlockSection>
  );
}
