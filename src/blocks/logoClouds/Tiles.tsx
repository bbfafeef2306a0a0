import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { itemKey } from "../parts/item-key.ts";
import { Headline } from "./Headline.tsx";
import { Logo } from "./Logo.tsx";
import type { LogoClouds } from "./schema.ts";
import { isFilled } from "./strips.ts";

/** Each logo on a tile like an app's, in rows that end to the left and right of each other; for integrations. */
export function View({ content }: ViewProps<LogoClouds>) {
  const { headline, color } = content;
  const logos = content.logos.filter(isFilled);
  return (
    <BlockSection color={color} labelled={Boolean(headline)}>
      <Headline large text={headline} className="mx-auto text-center" />
      {logos.length > 0 && (
        <ul className="logo-tiles">
          {logos.map((logo, index) => (
            <li key={itemKey(logo, index)} className="logo-tile">
              <Logo logo={logo} size="tile" />
            </li>
          ))}
        </ul>
      )}
    </BlockSection>
  );
}
