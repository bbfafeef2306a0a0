import type { PageContent } from "../page.ts";
import { defaultPages } from "./default-pages.ts";

/** What a new page may begin with. */
export const TEMPLATES = ["landing", "pricing", "blog", "empty"] as const;
type Template = (typeof TEMPLATES)[number];

const PATHS: Record<Exclude<Template, "empty">, string> = { landing: "/", pricing: "/pricing", blog: "/blog" };

/** @returns the content that a template gives to a new page; the page's title is its own. */
export function templateContent(template: Template): PageContent {
  const found = template === "empty" ? undefined : defaultPages().find(({ path }) => path === PATHS[template]);
  return {
    metaTags: found?.metaTags.filter(({ name }) => name !== "title") ?? [],
    blocks: found?.blocks ?? [],
  };
}
