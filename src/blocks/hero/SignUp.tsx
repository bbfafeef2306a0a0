import type { ViewProps } from "../define-block.ts";
import { NewsletterForm } from "../parts/form/newsletter/NewsletterForm.tsx";
import { Actions } from "./Actions.tsx";
import { Headline } from "./Headline.tsx";
import { HeroSection } from "./HeroSection.tsx";
import { Proof } from "./Proof.tsx";
import type { Hero } from "./schema.ts";

/** The newsletter's form beside the copy, on the top sheet of a stack. Its button is the action, so all others are quiet. */
export function View({ content }: ViewProps<Hero>) {
  const cta = content.cta?.map((one) => ({ ...one, isPrimary: false }));
  return (
    <HeroSection content={content} ground={content.color ?? "tint"} className="pb-section">
      <div className="hero-signup">
        <div>
          <Headline content={content} />
          {content.description && <p className="mt-5 max-w-prose text-lead text-ink-soft">{content.description}</p>}
        </div>
        <div className="hero-form">
          <NewsletterForm variant="card" title={content.formTitle} />
        </div>
        <div>
          <Actions content={{ ...content, cta }} />
          <Proof content={content} className="mt-6" />
        </div>
      </div>
    </HeroSection>
  );
}
