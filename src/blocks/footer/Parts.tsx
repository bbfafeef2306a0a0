import { cx } from "#shared";
import { useBlockContext, useLangs } from "../context.tsx";
import { CopyLine } from "../parts/CopyLine.tsx";
import { itemKey } from "../parts/item-key.ts";
import { Logo } from "../parts/Logo.tsx";
import { socialAccounts } from "../parts/social-accounts.ts";
import { TextLink } from "../parts/TextLink.tsx";
import type { Footer } from "./schema.ts";

const LINE = "mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-on-deep/20 pt-6";

type FooterSection = Footer["sections"][number];

/** Links in a list; those without a name are left out. */
export function Links({ links, className }: { links: FooterSection["items"]; className?: string }) {
  const named = links.filter(({ name }) => name);
  if (named.length === 0) return null;
  return (
    <ul className={className}>
      {named.map((item, index) => (
        <li key={itemKey(item, index)}>
          <TextLink href={item.href} className="footer-link">
            {item.name}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/** Every link of every section. */
export const allLinks = (sections: readonly FooterSection[]) => sections.flatMap(({ items }) => items);

/** Whether a section has anything to show. */
export const isShown = ({ name, items }: FooterSection) => name !== "" || items.some((item) => item.name);

/** A section's name over its links. */
function Section({ section }: { section: FooterSection }) {
  if (!isShown(section)) return null;
  const { name, items } = section;
  return (
    <div>
      {name && <h2 className="mb-2 text-base">{name}</h2>}
      <Links links={items} />
    </div>
  );
}

/** The site's name; the content's own text replaces it, an empty one removes it. */
function Rights({ bottomText }: Pick<Footer, "bottomText">) {
  const { siteName, texts } = useBlockContext();
  const langs = useLangs();
  if (bottomText) return <CopyLine copy={bottomText} className="text-on-deep-soft" />;
  return (
    <p lang={langs.interface} className="text-on-deep-soft">
      {texts.footer.rights.replace("{site}", () => siteName)}
    </p>
  );
}

type BottomLineProps = Pick<Footer, "bottomText" | "socials"> & { className?: string };

/** The line under everything: copyright, and social accounts by name; the site's when the content has none. */
export function BottomLine({ bottomText, socials, className = LINE }: BottomLineProps) {
  const { siteName, socials: ofSite } = useBlockContext();
  const own = socialAccounts(socials);
  const accounts = own.length > 0 ? own : socialAccounts(ofSite);
  const hasRights = bottomText ? Boolean(bottomText.text || bottomText.link?.text) : siteName !== "";
  if (!hasRights && accounts.length === 0) return null;
  return (
    <div className={className}>
      {hasRights && <Rights bottomText={bottomText} />}
      {accounts.length > 0 && (
        <ul className="flex flex-wrap gap-x-6">
          {accounts.map(({ name, href }) => (
            <li key={name}>
              <TextLink href={href} className="footer-link">
                {name}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The sections of links, in columns. */
export function Sections({ sections, className }: Pick<Footer, "sections"> & { className?: string }) {
  if (sections.length === 0) return null;
  return (
    <div className={cx("footer-sections", className)}>
      {sections.map((section, index) => (
        <Section key={itemKey(section, index)} section={section} />
      ))}
    </div>
  );
}

/** The site's mark and what it does. */
export function About({ text, className }: Pick<Footer, "text"> & { className?: string }) {
  return (
    <div className={className}>
      <Logo className="text-on-deep" />
      {text && <p className="mt-4 max-w-prose text-on-deep-soft">{text}</p>}
    </div>
  );
}
