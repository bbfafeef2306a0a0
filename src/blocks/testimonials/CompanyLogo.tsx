import { cx } from "#shared";
import { BlockImage } from "../parts/BlockImage.tsx";
import type { Testimonial } from "./schema.ts";

/** A company's logo, in versions for light and dark pages. A single one is always shown. */
export function CompanyLogo({ item, className }: { item: Testimonial; className: string }) {
  const { company, logoLightMode, logoDarkMode } = item;
  const logos = [
    { src: logoLightMode, when: logoDarkMode ? "logo-light" : "" },
    { src: logoDarkMode, when: logoLightMode ? "logo-dark" : "" },
  ];
  return logos.map(({ src, when }) =>
    src ? (
      <span key={when} className={cx(className, when)}>
        <BlockImage src={src} alt={company ?? ""} ratio={3} className="w-24 object-contain" />
      </span>
    ) : null,
  );
}
