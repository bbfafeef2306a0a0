import { SHARED_BLOCKS_PATH, type PageKind, type PageStatus, type PageSummary, type Problem } from "#publishing";
import { localePath } from "#shared";

/** The list's address in the API; also the first part of the query keys for all page data. */
export const PAGES = "/api/pages";

/** A page's address in the API. */
export function pageApi(id: string): string {
  return `${PAGES}/${encodeURIComponent(id)}`;
}

/** The address of a page's redirects in the API. */
export function redirectsApi(id: string): string {
  return `${pageApi(id)}/redirects`;
}

type PageId = Pick<PageSummary, "id" | "kind">;

/** The area of the admin that lists pages, and the one that lists posts. */
export const LISTS: Readonly<Record<PageKind, { to: string; label: string }>> = {
  page: { to: "/admin/pages", label: "Pages" },
  post: { to: "/admin/posts", label: "Posts" },
};

/** The address of a page's screen. */
export function pageScreen({ id, kind }: PageId, tab?: string): string {
  const path = `${LISTS[kind].to}/${encodeURIComponent(id)}`;
  return tab ? `${path}?tab=${tab}` : path;
}

/** The address of a page's editor. */
export function editorScreen(id: string): string {
  return `/admin/pages/${encodeURIComponent(id)}/edit`;
}

/** Leads to the editor of the shared header and footer, whose page's id nobody needs to know. */
export const SHARED_EDITOR = "/admin/pages/shared";

type FieldAddress = Pick<Problem, "key" | "path">;

/** Where a problem is fixed: the form of its block in the editor at that field, or the page's own part. */
export function problemScreen(page: PageId, { key, path }: FieldAddress): string {
  if (key === "") return pageScreen(page, "search");
  return `${editorScreen(page.id)}?${new URLSearchParams({ field: [key, ...path].join("/") })}`;
}

/** @returns the field that such an address names; undefined when it names none. */
export function fieldIn(query: URLSearchParams): FieldAddress | undefined {
  const [key, ...path] = query.get("field")?.split("/") ?? [];
  return key ? { key, path } : undefined;
}

/** Whether a page is the site's shared header and footer: it has no address, and can't be moved or archived. */
export function holdsSharedBlocks({ path }: Pick<PageSummary, "path">): boolean {
  return path === SHARED_BLOCKS_PATH;
}

/** Each status in words, in the order of the filter. */
export const STATUS_WORDS: Readonly<Record<PageStatus, string>> = {
  draft: "Draft",
  published: "Published",
  changed: "Changed since publishing",
  archived: "Archived",
};

/** The address where visitors see a page; undefined when they don't, or when its path has parameters. */
export function siteAddress({ path, locale, status }: PageSummary): string | undefined {
  const isShown = status === "published" || status === "changed";
  return isShown && path.startsWith("/") && !path.includes("/:") ? localePath(path, locale) : undefined;
}

/** Opens an address in a new tab. */
export function openInTab(address: string): void {
  window.open(address, "_blank", "noopener");
}

/** A page's path as it is shown: with its language where that isn't the default. */
export function shownPath({ path, locale }: Pick<PageSummary, "path" | "locale">): string {
  return path.startsWith("/") ? localePath(path, locale) : "No address";
}
