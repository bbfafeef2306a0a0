export { contentHosts as hosts, contentToHtml as toHtml } from "./content-html.ts";
