import { itemKey } from "../parts/item-key.ts";
import { Headline } from "./Headline.tsx";
import { Logo } from "./Logo.tsx";
import type { LogoContent } from "./schema.ts";

/** withBrand: every logo with its name in a separate cell, divided by hairlines. */
export function Grid({ headline, logos }: { headline?: string; logos: LogoContent[] }) {
  return (
    <>
      <Headline text={headline} className="mb-8" />
      <ul className="logo-cells grid border-t border-s border-line @md:grid-cols-4">
        {logos.map((logo, index) => (
          <li key={itemKey(logo, index)} className="grid min-h-24 border-e border-b border-line px-2 py-3 @sm:px-3">
            <Logo logo={logo} />
          </li>
        ))}
      </ul>
    </>
  );
}
