import { itemKey } from "../parts/item-key.ts";
import { TextLink } from "../parts/TextLink.tsx";
import { Picture } from "./Picture.tsx";
import type { Feature } from "./schema.ts";
import { DEMO_HEADLINE, defaults } from "./defaults.ts";

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
function shownLink(headline: string, { link, disabled }: Feature): Link | undefined {
  if (!link?.href || disabled) return undefined;
  return headline === DEMO_HEADLINE || !isDemoLink(link) ? link : undefined;
}

function SubFeatures({ items }: { items: Feature["subFeatures"] }) {
  const named = items?.filter(({ name }) => name) ?? [];
  if (named.length === 0) return null;
  return (
    <ul className="feature-parts">
      {named.map((part, index) => (
        <li key={itemKey(part, index)}>
          <p className="font-semibold">{part.name}</p>
          {part.description && <p className="text-sm text-ink-soft">{part.description}</p>}
        </li>
      ))}
    </ul>
  );
}

function Logos({ logos }: { logos: Feature["logos"] }) {
  const items = logos?.items.filter(({ name, img }) => name || img) ?? [];
  if (items.length === 0) return null;
  return (
    <div>
      {logos?.title && <p className="text-sm text-ink-soft">{logos.title}</p>}
      <ul className="feature-logos">
        {items.map((logo, index) => (
          <li key={itemKey(logo, index)}>
            {logo.img && <Picture img={logo.img} className="feature-logo" />}
            {logo.name}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * What is below a feature's name: description, sub-features, logos and the link.
 * @param headline of the block, which decides about demo links. @param track category of the link's click event.
 */
export function Details({ feature, headline, track }: { feature: Feature; headline: string; track: string }) {
  const { description, subFeatures, logos, name } = feature;
  const link = shownLink(headline, feature);
  return (
    <div className="feature-details">
      {description && <p className="text-ink-soft">{description}</p>}
      <SubFeatures items={subFeatures} />
      <Logos logos={logos} />
      {link && (
        <p className="feature-link">
          <TextLink
            href={link.href}
            target={link.target}
            external={link.target === "_blank"}
            track={track}
            className="inline-flex min-h-11 items-center gap-2 font-semibold"
          >
            {link.text || name}
          </TextLink>
        </p>
      )}
    </div>
  );
}
