import type { ViewProps } from "../define-block.ts";
import { Actions } from "./Actions.tsx";
import { Headline } from "./Headline.tsx";
import { HeroSection } from "./HeroSection.tsx";
import { Proof } from "./Proof.tsx";
import type { Hero } from "./schema.ts";

/** A long headline over the full width; below a line, the description is in the second column. Error pages use it. */
export function View({ content }: ViewProps<Hero>) {
  return (
    <HeroSection content={content} className="pb-section">
      <Headline content={content} />
      <div className="mt-8 grid gap-x-8 gap-y-7 border-t border-line pt-6 @md:mt-12 @md:grid-cols-12 @md:pt-8">
        <div className="@md:order-last @md:col-span-7 @md:col-start-6">
          {content.description && <p className="max-w-prose text-lead text-ink-soft">{content.description}</p>}
          <Actions content={content} className="mt-7" />
        </div>
        <div className="@md:col-span-4">
          <Proof content={content} className="@md:flex-col" />
        </div>
      </div>
    </HeroSection>
  );
}
