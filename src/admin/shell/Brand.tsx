import { ExternalLink } from "lucide-react";
import { siteIcon, siteName, useSiteHead } from "#client";

/** The site's name, a link to the site. */
export function Brand() {
  const [name, icon] = [useSiteHead(siteName), useSiteHead(siteIcon)];
  return (
    <a
      href="/"
      title="View the site"
      className="group flex min-h-9 min-w-0 items-center gap-2 rounded-control px-2 font-display text-title font-semibold text-ink no-underline hover:bg-hover pointer-coarse:min-h-11"
    >
      <img src={icon} alt="" width={22} height={22} className="shrink-0" />
      <span className="truncate">{name}</span>
      <ExternalLink
        aria-hidden
        className="hidden size-3.5 shrink-0 text-ink-faint opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 lg:block"
      />
    </a>
  );
}
