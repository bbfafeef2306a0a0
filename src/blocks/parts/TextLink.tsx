import type { ReactNode } from "react";
import { LOCALES, localHref, safeHref, type Locale } from "#shared";
import { Icon } from "#ui";
import { useBlockContext, useLangs } from "../context.tsx";

/** The attributes of a link to an address of content; a new tab never gets access to ours (`noopener`). */
function linkAttributes({ href, target, rel }: { href: string; target?: string; rel?: string }, locale: Locale) {
  const isNewTab = target === "_blank";
  const safe = safeHref(href);
  return {
    href: safe && localHref(safe, locale, LOCALES),
    target: isNewTab ? "_blank" : undefined,
    rel: [isNewTab && "noopener", rel].filter(Boolean).join(" ") || undefined,
  };
}

/** A link of content, kept in the page's language. A new tab is announced; with an unsafe address it is plain text. */
export function TextLink({
  href,
  target,
  rel,
  className,
  external,
  track,
  children,
}: {
  href: string;
  target?: string;
  /** What the link leads to, such as "author" or "next". */
  rel?: string;
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
    <a {...linkAttributes({ href, target, rel }, locale)} className={className} data-track={track}>
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
