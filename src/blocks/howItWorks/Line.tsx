import type { HowItWorks } from "./schema.ts";

/** Numbers on a vertical line; on large screens the steps stand on either side of it in turn. */
export function Line({ steps }: { steps: HowItWorks["steps"] }) {
  return (
    <ol className="how-line mt-10">
      {steps.map(({ title, description }, index) => (
        <li key={title}>
          <span className="how-number font-display font-semibold" aria-hidden="true">
            {index + 1}
          </span>
          <h3 className="text-subtitle">{title}</h3>
          {description && <p className="mt-2 text-ink-soft">{description}</p>}
        </li>
      ))}
    </ol>
  );
}
