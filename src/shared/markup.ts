/** The modules that clean markup, without the interface texts: workers load them from source. */
export { parseHtml } from "#parse-html";
export { walkTags } from "./html/scan-tags.ts";
export { localHref } from "./local-href.ts";
export { policySource } from "./policy-source.ts";
export { safeHref, safeImageSrc } from "./safe-href.ts";
export { sanitiseSvg } from "./svg/inline-svg.ts";
