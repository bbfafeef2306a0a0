import { SHIPPED_MARK, type PreviewedBrand } from "../previewed-brand.ts";

/** What the form has of the site's logo, and of the mark and name that are shown without one. */
export type PreviewedLogo = Pick<PreviewedBrand, "logo" | "logoDark" | "siteName" | "ownMark">;

/**
 * Of two logos the page shows one: it has these rules itself only where its own logo is made of two. The mark, which it
 * may not load before it is stored, is drawn in the page's colours.
 */
export const LOGO_RULES =
  ".site-logo.logo-dark,[data-theme=dark] .site-logo.logo-light,.scheme-dark .site-logo.logo-light{display:none}" +
  "[data-theme=dark] .site-logo.logo-dark,.scheme-dark .site-logo.logo-dark{display:block}" +
  ".site-mark{flex-shrink:0}.site-mark .a{fill:var(--color-brand)}.site-mark .b{fill:var(--color-on-brand)}" +
  ".site-mark .c{fill:var(--color-brand-tint)}" +
  ".site-mark .d{fill:none;stroke:var(--color-accent);stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round}";

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

const links = new WeakMap<Document, readonly Element[]>();

/** @returns the page's links with the logo; what they were rendered with tells them from others. */
function linksOf(page: Document): readonly Element[] {
  const known = links.get(page) ?? [...page.querySelectorAll(LINKS)];
  links.set(page, known);
  return known;
}

/** Shows a logo in place of what the page was rendered with; without one, the site's mark and name. */
export function showLogo(page: Document, chosen: PreviewedLogo): void {
  const pictures = picturesOf(chosen);
  for (const link of linksOf(page)) {
    const images = pictures.map(([src, name]) =>
      Object.assign(page.createElement("img"), { src, alt: chosen.siteName, className: `site-logo ${name}` }),
    );
    link.replaceChildren(...(images.length > 0 ? images : markAndName(page, chosen)));
  }
}

/** The shipped mark as a picture, any other one drawn in the page: its policy allows no picture that isn't stored. */
function markIn(page: Document, svg: string | undefined): Element {
  if (svg === undefined) {
    return Object.assign(page.createElement("img"), { src: SHIPPED_MARK, alt: "", width: 32, height: 32 });
  }
  const { documentElement: drawn } = new DOMParser().parseFromString(svg, "image/svg+xml");
  drawn.querySelector("style")?.remove();
  drawn.setAttribute("class", "site-mark");
  drawn.setAttribute("aria-hidden", "true");
  return page.importNode(drawn, true);
}

function markAndName(page: Document, { siteName, ownMark }: PreviewedLogo): Node[] {
  const name = page.createElement("span");
  name.className = "line-clamp-2 font-display text-subtitle font-semibold";
  name.textContent = siteName;
  return [markIn(page, ownMark), name];
}
