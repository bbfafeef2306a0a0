export { renderPage } from "./render-page.tsx";
export { makeCachedPage, PageCache, type CachedPage, type Encoding } from "./page-cache.ts";
export type { Assets, RenderContext, RenderedPage } from "./types.ts";
