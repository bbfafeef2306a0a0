import { loadAllViews } from "#blocks";
import { renderPage, type Assets, type RenderContext } from "#site";
import type { JsonObject } from "#shared";

await loadAllViews();

const assets: Assets = {
  script: "/client.js",
  styles: [],
  fonts: {},
  faces: {},
  early: { theme: "/theme.js" },
  blockStyles: { rtl: "/rtl.css", hyphens: "/hyphens.css" },
  icons: "/icons.svg",
  image: (src) => ({ src }),
  drawings: {},
};

const context: RenderContext = {
  locale: "en",
  origin: "https://example.org",
  path: "/",
  siteName: "Example",
  debug: false,
  formToken: (form) => `token-of-${form}`,
};

/** Renders stored blocks as one page of the public site. @returns its HTML, policy and the errors of failed blocks. */
export function renderBlocks(
  blocks: JsonObject[],
  overrides: Partial<RenderContext> = {},
  ownAssets: Partial<Assets> = {},
) {
  const errors: unknown[] = [];
  const page = renderPage(
    { metaTags: [], blocks },
    { ...context, ...overrides },
    { ...assets, ...ownAssets },
    (error) => errors.push(error),
  );
  return { ...page, errors };
}
