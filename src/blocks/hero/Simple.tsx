import type { ViewProps } from "../define-block.ts";
import { Copy } from "./Copy.tsx";
import { HeroSection } from "./HeroSection.tsx";
import type { Hero } from "./schema.ts";

/** A quiet statement in the middle of the page, without a picture. */
export function View({ content }: ViewProps<Hero>) {
  return (
    <HeroSection content={content} className="pb-section">
      <Copy content={content} align="center" className="max-w-4xl @md:py-10" />
    </HeroSection>
  );
}
