/** The addresses of the logo that the form has, and of the one for dark grounds; both undefined for none. */
export type PreviewedLogo = { logo: string | undefined; logoDark: string | undefined };

/** Of two logos the page shows one. It has these rules itself only where its own logo is made of two. */
export const TWO_LOGOS =
  ".site-logo.logo-dark,[data-theme=dark] .site-logo.logo-light,.scheme-dark .site-logo.logo-light{display:none}" +
  "[data-theme=dark] .site-logo.logo-dark,.scheme-dark .site-logo.logo-dark{display:block}";

/** The links with the site's logo, or its mark and name (src/blocks/parts/Logo.tsx). */
const LINKS = ':is([data-block-type="header"],[data-block-type="footer"]) a[href="/"]:has(> img)';

/** @returns each picture's address with its classes, as the site renders the logo. */
function picturesOf({ logo, logoDark }: PreviewedLogo): (readonly [src: string, name: string])[] {
  if (logo && logoDark && logo !== logoDark) return [[logo, "logo-light"] as const, [logoDark, "logo-dark"] as const];
  const src = logo ?? logoDark;
  if (!src) return [];
  const name = logo && logoDark ? "" : logo ? "logo-for-light" : "logo-for-dark";
  return [[src, name]];
}

/** A link with what it was rendered with, and whether that is a logo. */
type Rendered = { link: Element; content: readonly Node[]; hasLogo: boolean };

const rendered = new WeakMap<Document, readonly Rendered[]>();

/** @returns the page's links with the logo, as they were rendered. */
function linksOf(page: Document): readonly Rendered[] {
  const known =
    rendered.get(page) ??
    [...page.querySelectorAll(LINKS)].map((link) => ({
      link,
      content: [...link.childNodes],
      hasLogo: link.querySelector(".site-logo") !== null,
    }));
  rendered.set(page, known);
  return known;
}

/** Shows a logo in place of the one that the page was rendered with; without one, the site's mark and name. */
export function showLogo(page: Document, chosen: PreviewedLogo, siteName: string): void {
  const pictures = picturesOf(chosen);
  for (const { link, content, hasLogo } of linksOf(page)) {
    const images = pictures.map(([src, name]) =>
      Object.assign(page.createElement("img"), { src, alt: siteName, className: `site-logo ${name}` }),
    );
    link.replaceChildren(...(images.length > 0 ? images : hasLogo ? [nameIn(page, siteName)] : content));
  }
}

/** The name in type. Without the mark: a page may not load one that isn't stored yet. */
function nameIn(page: Document, siteName: string): Node {
  const name = page.createElement("span");
  name.className = "font-display text-subtitle font-semibold";
  name.textContent = siteName;
  return name;
}
