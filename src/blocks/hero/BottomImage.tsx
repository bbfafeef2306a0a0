import type { ViewProps } from "../define-block.ts";
import { Copy } from "./Copy.tsx";
import { HeroImage } from "./HeroImage.tsx";
import { HeroSection } from "./HeroSection.tsx";
import type { Hero } from "./schema.ts";

/** Centred copy on a tinted ground; the picture is below it on the section's lower edge. */
export function View({ content }: ViewProps<Hero>) {
  return (
    <HeroSection content={content} ground={content.color ?? "tint"} className={content.image ? "" : "pb-section"}>
      <Copy content={content} align="center" className="max-w-4xl" />
      <HeroImage content={content} className="hero-standing mx-auto mt-12 max-w-5xl" />
    </HeroSection>
  );
}
