import { useBlockContext, useLangs } from "../context.tsx";
import type { ViewProps } from "../define-block.ts";
import { CopyLine } from "../parts/CopyLine.tsx";
import { itemKey } from "../parts/item-key.ts";
import { Logo } from "../parts/Logo.tsx";
import { socialAccounts } from "../parts/social-accounts.ts";
import { TextLink } from "../parts/TextLink.tsx";
import type { Footer } from "./schema.ts";

const LINK = "inline-block py-1.5 text-on-deep-soft no-underline hover:text-on-deep hover:underline";

function Section({ section: { name, items } }: { section: Footer["sections"][number] }) {
  const links = items.filter((item) => item.name);
  if (!name && links.length === 0) return null;
  return (
    <div>
      {name && <h2 className="mb-2 text-base">{name}</h2>}
      <ul>
        {links.map((item, index) => (
          <li key={itemKey(item, index)}>
            <TextLink href={item.href} className={LINK}>
              {item.name}
            </TextLink>
          </li>
        ))}
      </ul>
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

/** The line under everything: copyright, and social accounts by name; the site's when the content has none. */
function BottomLine({ bottomText, socials }: Pick<Footer, "bottomText" | "socials">) {
  const { siteName, socials: ofSite } = useBlockContext();
  const own = socialAccounts(socials);
  const accounts = own.length > 0 ? own : socialAccounts(ofSite);
  const hasRights = bottomText ? Boolean(bottomText.text || bottomText.link?.text) : siteName !== "";
  if (!hasRights && accounts.length === 0) return null;
  return (
    <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-on-deep/20 pt-6">
      {hasRights && <Rights bottomText={bottomText} />}
      {accounts.length > 0 && (
        <ul className="flex flex-wrap gap-x-6">
          {accounts.map(({ name, href }) => (
            <li key={name}>
              <TextLink href={href} className={LINK}>
                {name}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/**
 * The page's end on the deep ground. `scheme-dark` makes every token below it (and the logo's own colours, and the
 * focus ring) the one made for a dark ground, in light mode too.
 */
export function View({ content }: ViewProps<Footer>) {
  const { text, sections, socials, bottomText } = content;
  const { content: lang } = useLangs();
  return (
    <footer lang={lang} className="bg-deep text-sm text-on-deep">
      <div className="mx-auto max-w-page px-5 pt-16 pb-8 scheme-dark md:px-8">
        <div className="grid grid-cols-1 gap-12 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <Logo className="text-on-deep" />
            {text && <p className="mt-4 max-w-prose text-on-deep-soft">{text}</p>}
          </div>
          {sections.length > 0 && (
            <div className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3 lg:col-span-7 lg:col-start-6 lg:pt-2">
              {sections.map((section, index) => (
                <Section key={itemKey(section, index)} section={section} />
              ))}
            </div>
          )}
        </div>
        <BottomLine bottomText={bottomText} socials={socials} />
      </div>
    </footer>
  );
}
