import { itemKey } from "../parts/item-key.ts";
import { Marquee } from "../parts/strip/Marquee.tsx";
import { MarqueeSwitch } from "../parts/strip/MarqueeSwitch.tsx";
import { Headline } from "./Headline.tsx";
import { Logo } from "./Logo.tsx";
import type { LogoContent } from "./schema.ts";
import { intoStrips, planStrip, SPEEDS } from "./strips.ts";

/** Up to two strips that scroll in opposite directions, with one switch that stops both. */
export function Scroll({ headline = "", logos }: { headline?: string; logos: LogoContent[] }) {
  return (
    <div className="marquee-set logo-strips">
      <div className="mb-6 flex items-center justify-between gap-6">
        <Headline text={headline} />
        <MarqueeSwitch label={headline} />
      </div>
      <div className="-mx-5">
        {intoStrips(logos).map((strip, index) => (
          <Marquee
            key={itemKey(strip, index)}
            {...planStrip(strip.length, SPEEDS[index] ?? SPEEDS[0])}
            onHover="slow"
            reverse={index > 0}
            label={headline}
            withSwitch={false}
          >
            <ul className="flex">
              {strip.map((logo, column) => (
                <li key={itemKey(logo, column)}>
                  <Logo logo={logo} />
                </li>
              ))}
            </ul>
          </Marquee>
        ))}
      </div>
    </div>
  );
}
