import type { ReactNode } from "react";
import { LOCALES, localHref, safeHref, type Locale } from "#shared";
import { Icon } from "#ui";
import { useBlockContext, useLangs } from "../context.tsx";

/** The attributes of a link to an address of content; a new tab never gets access to ours (`noopener`). */
function linkAttributes(href: string, target: string | undefined, locale: Locale) {
  const isNewTab = target === "_blank";
  const safe = safeHref(href);
  return {
    href: safe && localHref(safe, locale, LOCALES),
    target: isNewTab ? "_blank" : undefined,
    rel: isNewTab ? "noopener" : undefined,
  };
}

/** A link of content, kept in the page's language. A new tab is announced; with an unsafe address it is plain text. */
export function TextLink({
  href,
  target,
  className,
  external,
  track,
  children,
}: {
  href: string;
  target?: string;
  className?: string;
  /** Shows the external-link icon. */
  external?: boolean;
  /** Category of the click event. */
  track?: string;
  children: ReactNode;
}) {
  const { locale, texts } = useBlockContext();
  const langs = useLangs();
  return (
    <a {...linkAttributes(href, target, locale)} className={className} data-track={track}>
      {children}
      {external && <Icon name="ExternalLink" />}
      {target === "_blank" && (
        <span className="sr-only" lang={langs.interface}>
          {` (${texts.opensInNewTab})`}
        </span>
      )}
    </a>
  );
}
