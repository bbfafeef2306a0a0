import type { ViewProps } from "../define-block.ts";
import { Actions } from "./Actions.tsx";
import { Headline } from "./Headline.tsx";
import { HeroImage } from "./HeroImage.tsx";
import { HeroSection } from "./HeroSection.tsx";
import { Proof } from "./Proof.tsx";
import type { Hero } from "./schema.ts";

/** The picture comes first, like a plate in a book; headline and description are its caption. */
export function View({ content }: ViewProps<Hero>) {
  return (
    <HeroSection content={content} className="pb-section">
      <div className="mx-auto max-w-3xl">
        <HeroImage content={content} />
        <div className="mt-6 grid gap-x-8 gap-y-4 @md:mt-8 @md:grid-cols-2">
          <div>
            <Headline content={content} size="text-title" />
          </div>
          <div>
            {content.description && <p className="text-ink-soft">{content.description}</p>}
            <Actions content={content} className="mt-5" />
          </div>
        </div>
        <Proof content={content} className="mt-8 border-t border-line pt-5" />
      </div>
    </HeroSection>
  );
}
