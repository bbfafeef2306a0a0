import { cx, localePath } from "#shared";
import { useBlockContext, type SiteLogo } from "../context.tsx";

const SIZE = 32;
const MADE_FOR = { light: "logo-for-light", dark: "logo-for-dark" };

/** The site's mark, and its name in type. */
function Mark() {
  const { image, mark, siteName, texts } = useBlockContext();
  return (
    <>
      {/* Without "low", React would preload the mark before the page's main content. */}
      <img src={image(mark).src} alt="" width={SIZE} height={SIZE} fetchPriority="low" className="shrink-0" />
      {siteName ? (
        <span className="line-clamp-2 font-display text-subtitle font-semibold">{siteName}</span>
      ) : (
        <span className="sr-only">{texts.homePage}</span>
      )}
    </>
  );
}

/** The site's own logo; one with a version for dark grounds is rendered as two, of which CSS shows and loads one. */
function OwnLogo({ logo: { src, srcDark, madeFor } }: { logo: SiteLogo }) {
  const { image, siteName, texts } = useBlockContext();
  const alt = siteName || texts.homePage;
  if (!srcDark || srcDark === src) {
    return (
      <img {...image(src)} alt={alt} fetchPriority="low" className={cx("site-logo", madeFor && MADE_FOR[madeFor])} />
    );
  }
  return (
    <>
      <img {...image(src)} alt={alt} loading="lazy" className="site-logo logo-light" />
      <img {...image(srcDark)} alt={alt} loading="lazy" className="site-logo logo-dark" />
    </>
  );
}

/** The site's mark and name, or its own logo, as a link to the home page in the page's language. */
export function Logo({ className }: { className?: string }) {
  const { locale, logo } = useBlockContext();
  return (
    <a
      href={localePath("/", locale)}
      className={cx("inline-flex min-h-11 max-w-full min-w-0 items-center gap-2.5 no-underline", className)}
    >
      {logo ? <OwnLogo logo={logo} /> : <Mark />}
    </a>
  );
}
