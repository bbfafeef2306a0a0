/** The modules that read and clean markup, without the interface texts: workers load them from source. */
export { parseHtml } from "#parse-html";
export { withInnerLists } from "./html/inner-lists.ts";
export { withOuterSpaces } from "./html/outer-spaces.ts";
export { walkTags } from "./html/scan-tags.ts";
export { findInJson, isObject, parseJson, type JsonObject } from "./json.ts";
export { jsonFault, TOO_DEEP } from "./json-fault.ts";
export { localHref } from "./addresses/local-href.ts";
export { policySource } from "./addresses/policy-source.ts";
export { safeHref, safeImageSrc } from "./addresses/safe-href.ts";
export { cleanText, oneLine, withPlainLineEnds } from "./text.ts";
export { sanitiseSvg } from "./svg/inline-svg.ts";
export { slugOf } from "./addresses/slug.ts";
export { percentDecoded } from "./addresses/parse-url.ts";
