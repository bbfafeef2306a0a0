import type { ViewProps } from "../define-block.ts";
import { Copy } from "./Copy.tsx";
import { HeroImage } from "./HeroImage.tsx";
import { HeroSection } from "./HeroSection.tsx";
import type { Hero } from "./schema.ts";

/** Copy on the left, the picture on the right; on a phone the picture follows the copy. */
export function View({ content }: ViewProps<Hero>) {
  return (
    <HeroSection content={content} className="pb-section">
      <div className="grid items-center gap-10 lg:grid-cols-11 lg:gap-x-8">
        <Copy content={content} className="lg:col-span-5" />
        <HeroImage content={content} className="lg:col-span-6" />
      </div>
    </HeroSection>
  );
}
