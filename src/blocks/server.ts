export type { Freshness, Loader, LoaderSettings } from "./define-loader.ts";
export { loadBlocks, type LoadedBlocks } from "./load-blocks.server.ts";
export { loaders } from "./loaders.server.ts";
export { drawWithRichText, richText } from "./parts/rich-text/rich-text.server.ts";
