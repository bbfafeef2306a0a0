import { DEMO_HEADLINE, defaults } from "./defaults.ts";
import type { Feature } from "./schema.ts";

type Link = NonNullable<Feature["link"]>;

const demoLinks = defaults.items.flatMap(({ link }) => link ?? []);

function isDemoLink({ text, href }: Link): boolean {
  return demoLinks.some((demo) => demo.text === text && demo.href === href);
}

/**
 * The link that a feature shows. A demo link is one that still is, text and address, a link of the default content: it
 * leads into the sample's own story, so it is shown under the demo headline only (spec 2). Links that
 * people wrote themselves are shown under every headline. A disabled feature leads nowhere.
 */
export function shownLink(headline: string, { link, disabled }: Feature): Link | undefined {
  if (!link?.href || disabled) return undefined;
  return headline === DEMO_HEADLINE || !isDemoLink(link) ? link : undefined;
}
