import { itemKey } from "../parts/item-key.ts";
import type { AnchoredStep } from "./step-anchors.ts";

/** Numbers on a vertical line; on large screens the steps alternate between its sides. */
export function Line({ steps }: { steps: AnchoredStep[] }) {
  return (
    <ol className="how-line mt-10">
      {steps.map((step, index) => (
        <li key={itemKey(step, index)} id={step.anchor}>
          <span className="how-number font-display font-semibold" aria-hidden="true">
            {index + 1}
          </span>
          <h3 className="text-subtitle">{step.title}</h3>
          {step.description && <p className="mt-2 text-ink-soft">{step.description}</p>}
        </li>
      ))}
    </ol>
  );
}
