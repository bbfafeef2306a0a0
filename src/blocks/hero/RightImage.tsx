import type { ViewProps } from "../define-block.ts";
import { Copy } from "./Copy.tsx";
import { HeroImage } from "./HeroImage.tsx";
import { HeroSection } from "./HeroSection.tsx";
import type { Hero } from "./schema.ts";

/** Copy on the left, the picture on the right up to the window's edge; on a phone the picture follows the copy. */
export function View({ content }: ViewProps<Hero>) {
  return (
    <HeroSection content={content} className="pb-10">
      <div className="hero-split">
        <Copy content={content} />
        <HeroImage content={content} />
      </div>
    </HeroSection>
  );
}
