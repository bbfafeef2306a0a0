/** The sanitiser's own part, without views: workers load it from source. */
export { isWithinHtmlLimits } from "./parts/rich-text/html-limits.ts";
export { isHtml } from "./parts/rich-text/is-html.ts";
export { plainMarkdown, type PlainMarkdown } from "./parts/rich-text/plain-markdown.ts";
export { cleanNodes } from "./parts/rich-text/sanitise-html.ts";
