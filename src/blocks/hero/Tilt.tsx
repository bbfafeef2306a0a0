import type { ViewProps } from "../define-block.ts";
import { Copy } from "./Copy.tsx";
import { HeroImage } from "./HeroImage.tsx";
import { HeroSection } from "./HeroSection.tsx";
import type { Hero } from "./schema.ts";

/** Centred copy; below it the product leans back like a page on a stand, and rises while the visitor scrolls. */
export function View({ content }: ViewProps<Hero>) {
  return (
    <HeroSection content={content} className="hero-stage">
      <Copy content={content} align="center" className="max-w-4xl" />
      <div className="hero-scene">
        <HeroImage content={content} className="hero-plane" />
      </div>
    </HeroSection>
  );
}
