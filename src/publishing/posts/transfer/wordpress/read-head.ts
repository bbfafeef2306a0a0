import { isObject, oneLine } from "#shared/markup";
import { parseElement, textIn, valuesOf } from "./parse-xml.ts";

/** What an export says once for all its posts: names of authors by their login, and the site's address. */
export type ExportHead = { authors: Record<string, string>; site?: string };

/** Lists of authors are short; anything longer isn't a head. */
const MAX_LENGTH = 5_000_000;

/** Reads an export's head. @returns the head, or why the file can't be read. */
export function readHead(xml: string): ExportHead | { fault: string } {
  if (/<!DOCTYPE/i.test(xml)) return { fault: "This file defines entities, which no WordPress export does" };
  const start = xml.indexOf("<channel>");
  if (start < 0 || xml.length > MAX_LENGTH || !xml.includes("<wp:wxr_version>")) {
    return { fault: "This file isn’t a WordPress export (WXR)" };
  }
  const channel = xml.slice(start).replace(/<\/channel>[^]*$/, "");
  try {
    const parsed = parseElement(`${channel}</channel>`, "channel");
    const authors = valuesOf(parsed, "wp:author").filter(isObject);
    const named = authors.map((one) => [
      textIn(one, "wp:author_login"),
      oneLine(textIn(one, "wp:author_display_name")),
    ]);
    const site = textIn(parsed, "wp:base_blog_url") || textIn(parsed, "link");
    return { authors: Object.fromEntries(named), site: URL.canParse(site) ? site : undefined };
  } catch {
    return { fault: "This file isn’t well-formed XML" };
  }
}
