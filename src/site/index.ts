export { catalogueWrapper, type Sample } from "./catalogue/wrapper.ts";
export { adminPolicy } from "./csp.ts";
export { cutDataArea } from "./data-area.ts";
export { markdownPath } from "./markdown/markdown-path.ts";
export { renderInSteps, renderPage } from "./render-page.ts";
export { cachedPageInSteps, type CachedPage, type Encoding } from "./cached-page.ts";
export { ANY_PAGE, PageCache, readQuery, type Address, type Dependencies } from "./page-cache.ts";
export { namingAttributes, pageSheet, wholeSheet, type SheetRules } from "./page-sheet.ts";
export type { Assets, DataPlace, PageSheets, PreloadedFonts, RenderContext, RenderedPage } from "./types.ts";
