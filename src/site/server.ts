export { absoluteTo } from "./markdown/feed-html.ts";
export { llmsText, type LinkedPage } from "./markdown/llms-text.ts";
export { listPartIn } from "./list-part.ts";
export { blocksFeedHtml, pageMarkdown, type ReadPage } from "./markdown/page-markdown.server.ts";
