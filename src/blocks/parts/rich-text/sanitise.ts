/** The product's only sanitiser: foreign markup reaches a page only through these (spec 3). They run in servers and browsers. */
export { contentHosts, contentToHtml } from "./content-html.ts";
export { sanitiseHtml } from "./sanitise-html.ts";
export { sanitiseSvg } from "#shared/markup";
