import { DEMO_HEADLINE, defaults } from "./defaults.ts";
import type { Feature } from "./schema.ts";

type Link = NonNullable<Feature["link"]>;

const demoLinks = defaults.items.flatMap(({ link }) => link ?? []);

function isDemoLink({ text, href }: Link): boolean {
  return demoLinks.some((demo) => demo.text === text && demo.href === href);
}

/**
 * The link that a feature shows. A demo link has the text and the address of a link of the default content: it
 * belongs to the sample's story, so it is shown under the demo headline only (spec 2). Links that
 * people wrote themselves are shown under every headline. A disabled feature has no link.
 */
export function shownLink(headline: string, { link, disabled }: Feature): Link | undefined {
  if (!link?.href || disabled) return undefined;
  return headline === DEMO_HEADLINE || !isDemoLink(link) ? link : undefined;
}
