export { metaValue, type MetaTag, type PageContent, type PublishedPage } from "./page.ts";
export { landingTemplate } from "./templates/landing.ts";
export { matchesPath, paramsOf } from "./path.ts";
