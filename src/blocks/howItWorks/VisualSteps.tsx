import { BlockImage } from "../parts/BlockImage.tsx";
import { itemKey } from "../parts/item-key.ts";
import type { AnchoredStep } from "./step-anchors.ts";

/** Width over height of a step's picture. */
const PICTURE_RATIO = 640 / 420;

/** In rows of two the wide step alternates sides: wide, narrow, narrow, wide. */
const isWide = (index: number) => index % 4 === 0 || index % 4 === 3;

/** Each step with its picture; the pictures of a row are aligned, and so is the text below them. */
export function VisualSteps({ steps }: { steps: AnchoredStep[] }) {
  return (
    <ol className="how-pictures mt-10">
      {steps.map((step, index) => (
        <li key={itemKey(step, index)} id={step.anchor} className={isWide(index) ? "how-wide" : undefined}>
          {step.image && (
            <BlockImage
              src={step.image}
              alt={step.imageAlt ?? ""}
              ratio={PICTURE_RATIO}
              className="w-full rounded-card border border-line"
            />
          )}
          <div className="flex gap-5">
            <span className="min-w-9 shrink-0 font-display text-display text-brand" aria-hidden="true">
              {index + 1}
            </span>
            <div className="max-w-prose pt-2">
              <h3 className="text-subtitle">{step.title}</h3>
              {step.description && <p className="mt-2 text-ink-soft">{step.description}</p>}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
