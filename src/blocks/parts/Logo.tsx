import { cx, localePath } from "#shared";
import { useBlockContext } from "../context.tsx";

const SIZE = 32;

/** The site's mark and name as a link to the home page in the page's language. */
export function Logo({ className }: { className?: string }) {
  const { image, locale, siteName, texts } = useBlockContext();
  return (
    <a
      href={localePath("/", locale)}
      className={cx("inline-flex min-h-11 min-w-0 items-center gap-2.5 no-underline", className)}
    >
      {/* Without "low", React would preload the mark in front of what the page is about. */}
      <img
        src={image("/landing/logo.svg").src}
        alt=""
        width={SIZE}
        height={SIZE}
        fetchPriority="low"
        className="shrink-0"
      />
      {siteName ? (
        <span className="truncate font-display text-subtitle font-semibold">{siteName}</span>
      ) : (
        <span className="sr-only">{texts.homePage}</span>
      )}
    </a>
  );
}
