import { useEffect, useState, type SyntheticEvent } from "react";

/** What the frame's page is shown in: rules of the theme, addresses of the faces' rules, the scheme, and what changes its content. */
type FrameTheme = {
  css: string;
  faces: readonly string[];
  scheme: "light" | "dark";
  change: (page: Document) => void;
};

const MARK = "data-theme-preview";

/** Prepares the page: without the saved theme, and with nothing in it that can be operated. */
function prepare(page: Document): void {
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href*="/assets/brand.css"]')) {
    link.disabled = true;
  }
  for (const name of ["click", "submit"]) {
    page.addEventListener(
      name,
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
  }
}

function show(
  page: Document,
  view: Window & typeof globalThis,
  { css, faces, scheme }: Omit<FrameTheme, "change">,
): void {
  // The policy of pages forbids style elements; a constructed sheet of the page's own window is none.
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets = [sheet];
  page.documentElement.dataset.theme = scheme;
  const known = new Set(
    [...page.querySelectorAll<HTMLLinkElement>(`link[${MARK}]`)].map((link) => link.getAttribute("href")),
  );
  for (const href of faces.filter((face) => !known.has(face))) {
    const link = page.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.setAttribute(MARK, "");
    page.head.append(link);
  }
}

/**
 * Shows a page of the site in a theme that isn't saved.
 * @returns what the frame calls once it has loaded, and whether its page is there.
 */
export function useThemedFrame(theme: FrameTheme): {
  onLoad: (event: SyntheticEvent<HTMLIFrameElement>) => void;
  isReady: boolean;
} {
  const [page, setPage] = useState<Document>();
  const { css, scheme, change } = theme;
  const faces = theme.faces.join(" ");
  useEffect(() => {
    if (page?.defaultView) show(page, page.defaultView, { css, scheme, faces: faces.split(" ").filter(Boolean) });
  }, [page, css, scheme, faces]);
  useEffect(() => {
    if (page) change(page);
  }, [page, change]);
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const loaded = currentTarget.contentDocument;
    if (!loaded) return;
    prepare(loaded);
    setPage(loaded);
  };
  return { onLoad, isReady: page !== undefined };
}
