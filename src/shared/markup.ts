/** What cleaning markup needs, without the interface's texts: workers load it from its sources. */
export { parseHtml } from "#parse-html";
export { walkTags } from "./html/scan-tags.ts";
export { localHref } from "./local-href.ts";
export { policySource } from "./policy-source.ts";
export { safeHref, safeImageSrc } from "./safe-href.ts";
export { sanitiseSvg } from "./svg/inline-svg.ts";
