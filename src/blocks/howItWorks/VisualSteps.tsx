import { BlockImage } from "../parts/BlockImage.tsx";
import type { HowItWorks } from "./schema.ts";

/** Width over height of a step's picture. */
const PICTURE_RATIO = 640 / 420;

/** In rows of two the wide step changes sides: wide, narrow, narrow, wide. */
const isWide = (index: number) => index % 4 === 0 || index % 4 === 3;

/** Each step with its picture; pictures of a row stand on one line and the words below begin on one. */
export function VisualSteps({ steps }: { steps: HowItWorks["steps"] }) {
  return (
    <ol className="how-pictures mt-10">
      {steps.map(({ title, description, image, imageAlt }, index) => (
        <li key={title} className={isWide(index) ? "how-wide" : undefined}>
          {image && (
            <BlockImage
              src={image}
              alt={imageAlt ?? ""}
              ratio={PICTURE_RATIO}
              className="w-full rounded-card border border-line"
            />
          )}
          <div className="flex gap-5">
            <span className="min-w-9 font-display text-display text-brand" aria-hidden="true">
              {index + 1}
            </span>
            <div className="max-w-prose pt-2">
              <h3 className="text-subtitle">{title}</h3>
              {description && <p className="mt-2 text-ink-soft">{description}</p>}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
