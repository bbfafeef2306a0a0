import { cx } from "#shared";
import { Actions } from "./Actions.tsx";
import { Headline } from "./Headline.tsx";
import { Proof } from "./Proof.tsx";
import type { Hero } from "./schema.ts";

const ALIGN = {
  left: { box: "", measure: "", row: "" },
  center: { box: "mx-auto text-center", measure: "mx-auto", row: "justify-center" },
  right: { box: "ms-auto text-end", measure: "ms-auto", row: "justify-end" },
};

/** All of the hero's copy in one column; `align` is where it is unless the content says so. */
export function Copy({
  content,
  align = "left",
  className,
}: {
  content: Hero;
  align?: keyof typeof ALIGN;
  className?: string;
}) {
  const { box, measure, row } = ALIGN[content.position ?? align];
  return (
    <div className={cx(box, className)}>
      <Headline content={content} />
      {content.description && (
        <p className={cx("mt-5 max-w-prose text-lead text-ink-soft", measure)}>{content.description}</p>
      )}
      <Actions content={content} justify={row} className="mt-7" />
      <Proof content={content} justify={row} className="mt-7" />
    </div>
  );
}
