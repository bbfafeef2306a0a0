export { metaValue, type MetaTag, type PageContent, type PublishedPage } from "./page.ts";
export { defaultPages } from "./templates/default-pages.ts";
export { landingTemplate } from "./templates/landing.ts";
export { leadHome } from "./templates/site-frame.ts";
export { matchesPath, paramsOf } from "./path.ts";
