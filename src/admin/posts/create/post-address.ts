import { DEFAULT_BLOG, parentPath } from "#publishing";
import { slugOf } from "#shared";

function inBlog(blog: string, slug: string): string {
  return `${blog === "/" ? "" : blog}/${slug}`;
}

/**
 * @returns the address of a post made from its title; its day where the title has no letters that an address can have. Empty
 * without a title.
 */
export function suggestedAddress(blog: string, title: string, today = new Date()): string {
  if (!title.trim()) return "";
  return inBlog(blog, slugOf(title) || today.toISOString().slice(0, 10));
}

/** @returns an address moved to another blog. */
export function movedToBlog(address: string, blog: string): string {
  return inBlog(blog, address.slice(address.lastIndexOf("/") + 1));
}

/** @returns the blogs to choose from, with the default one and the one that an address belongs to. */
export function blogChoices(blogs: readonly string[], address: string): string[] {
  return [...new Set([...blogs, DEFAULT_BLOG, ...(address.startsWith("/") ? [parentPath(address)] : [])])];
}
