export { contentImageHosts as imageHosts, contentToHtml as toHtml } from "./content-html.ts";
