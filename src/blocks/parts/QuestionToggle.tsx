import { cx } from "#shared";

/** One question that opens its answer: the optional FAQ of timeline and testimonials (spec 2). Works without a script. */
export function QuestionToggle({
  question,
  answer,
  className,
}: {
  question?: string;
  answer?: string;
  className?: string;
}) {
  if (!question || !answer) return null;
  return (
    <details className={cx("mx-auto max-w-prose rounded-card border border-line bg-raised", className)}>
      <summary dir="auto" className="opener px-5 py-3 font-semibold">
        {question}
      </summary>
      <p className="px-5 pb-5 text-ink-soft">{answer}</p>
    </details>
  );
}
