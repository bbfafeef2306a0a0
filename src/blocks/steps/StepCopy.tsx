import { TextLink } from "../parts/TextLink.tsx";
import type { Step } from "./schema.ts";

/** A step's number, for the eye only: the list is numbered already. */
function StepNumber({ index }: { index: number }) {
  return (
    <span className="step-number" aria-hidden="true">
      {index + 1}
    </span>
  );
}

/** A step's number, title, text and link. */
export function StepCopy({ step: { title, description, link }, index }: { step: Step; index: number }) {
  return (
    <div className="step-copy">
      <StepNumber index={index} />
      {title && <h3 className="step-title">{title}</h3>}
      {description && <p className="text-ink-soft">{description}</p>}
      {link?.text && (
        <p>
          <TextLink href={link.href} target={link.target} track="steps">
            {link.text}
          </TextLink>
        </p>
      )}
    </div>
  );
}
