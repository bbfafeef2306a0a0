import type { ReactNode } from "react";
import { safeHref } from "#shared";
import { Icon } from "#ui";
import { useBlockContext } from "../context.tsx";

/** The attributes of a link to an address of content; a new tab never gets a handle on ours. */
export function linkAttributes(href: string, target?: string) {
  const isNewTab = target === "_blank";
  return { href: safeHref(href), target: isNewTab ? "_blank" : undefined, rel: isNewTab ? "noopener" : undefined };
}

/** A link of content. A new tab is announced; an address that isn't safe leaves plain text. */
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
  const { texts } = useBlockContext();
  return (
    <a {...linkAttributes(href, target)} className={className} data-track={track}>
      {children}
      {external && <Icon name="ExternalLink" />}
      {target === "_blank" && <span className="sr-only"> ({texts.opensInNewTab})</span>}
    </a>
  );
}
