import type { PageContent } from "../page.ts";
import { defaultPages } from "./default-pages.ts";
import { insideSite } from "./sample-blocks.ts";
import { SITE_BLOCKS } from "./site-templates.ts";
import { SITE_TEMPLATES, type SiteTemplate, type Template } from "./template-list.ts";

const PATHS: Partial<Record<Template, string>> = { landing: "/", pricing: "/pricing", blog: "/blog" };

const isOfSite = (template: Template): template is SiteTemplate => SITE_TEMPLATES.some(({ name }) => name === template);

/** @returns the content that a template gives to a new page; the page's title is its own. */
export function templateContent(template: Template): PageContent {
  if (isOfSite(template)) return { metaTags: [], blocks: insideSite(structuredClone([...SITE_BLOCKS[template]])) };
  const found = defaultPages().find(({ path }) => path === PATHS[template]);
  return {
    metaTags: found?.metaTags.filter(({ name }) => name !== "title") ?? [],
    blocks: found?.blocks ?? [],
  };
}
