import { splitLocale } from "#shared";

/** @returns the address of a page as Markdown: "/contact" -> "/contact.md", "/" -> "/index.md", "/es" -> "/es/index.md". */
export function markdownPath(pathname: string): string {
  if (splitLocale(pathname).path !== "/") return `${pathname}.md`;
  return pathname === "/" ? "/index.md" : `${pathname}/index.md`;
}
