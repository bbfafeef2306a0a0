import { Icon } from "#ui";

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
    <details className={`group mx-auto max-w-prose rounded-card border border-line bg-raised ${className ?? ""}`}>
      <summary className="flex min-h-12 items-center justify-between gap-4 px-5 py-3 font-semibold">
        {question}
        <Icon name="Plus" className="size-5 shrink-0 text-brand transition-transform group-open:rotate-45" />
      </summary>
      <p className="px-5 pb-5 text-ink-soft">{answer}</p>
    </details>
  );
}
