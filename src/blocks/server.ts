export type { Freshness, Loader } from "./define-loader.ts";
export type { ListedPost, PostAuthor, PostPage } from "./parts/data/post.ts";
export type { KnownMembers, Member, Ports, Tagged } from "./ports.ts";
export { loadBlocks, type LoadedBlocks } from "./load-blocks.server.ts";
export { loaders } from "./loaders.server.ts";
export { pageTextIds } from "./parts/rich-text/page-text-ids.ts";
export { plainMarkdown, type PlainMarkdown } from "./parts/rich-text/plain-markdown.ts";
export { sampleData } from "./sample-data.server.ts";
export { drawWithRichText, richText } from "./parts/rich-text/rich-text.server.ts";
