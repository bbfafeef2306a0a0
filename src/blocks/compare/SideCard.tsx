import { cx } from "#shared";
import { BlockImage } from "../parts/BlockImage.tsx";
import { itemKey } from "../parts/item-key.ts";
import type { CardContent } from "./schema.ts";
import { paragraphs } from "./sides.ts";

const SIDES = {
  before: {
    card: "compare-before bg-tint @md:rounded-e-none @md:border-e-0",
    label: "text-ink-soft",
    copy: "text-ink-soft @md:text-sm",
  },
  after: { card: "compare-after bg-raised shadow-soft", label: "text-brand", copy: "" },
};

/** One side: its picture, and below it the explanation. */
export function SideCard({ side, card }: { side: keyof typeof SIDES; card: CardContent }) {
  const classes = SIDES[side];
  return (
    <article className={cx("compare-card overflow-hidden rounded-card border border-line", classes.card)}>
      <BlockImage src={card.image ?? ""} alt="" className="w-full" />
      <div className="grid gap-3 p-5 @md:p-8">
        {card.buttonText && (
          <p className={cx("compare-label text-sm font-semibold", classes.label)}>{card.buttonText}</p>
        )}
        {card.title && <h3 className="text-subtitle">{card.title}</h3>}
        {paragraphs(card.description).map((paragraph, index) => (
          <p key={itemKey(paragraph, index)} className={classes.copy}>
            {paragraph}
          </p>
        ))}
      </div>
    </article>
  );
}
