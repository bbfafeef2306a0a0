import { LOCALES, oneLine, type Locale } from "#shared";
import { DEFAULT_BLOG } from "../../path.ts";
import type { SourcePost } from "./source-post.ts";

/** Where imported posts go: what the person chose, and the site's language. */
export type Destination = { blog?: string; locale?: Locale; defaultLocale: Locale };

const MAX_TITLE = 200;

const isLocale = (name: string | undefined): name is Locale => LOCALES.some((one) => one === name);

/** @returns a short number that is always the same for a text, and different for almost every other one (FNV-1a). */
function numberOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/**
 * Decides where a post will be. A post that says no address in Latin letters gets a number, the same in each import.
 * @returns its path, language and name, and remarks on what was decided for it.
 */
export function placePost(
  { slug, path: own, locale, title: given, source, date, status }: SourcePost,
  to: Destination,
) {
  const remarks: string[] = [];
  const last = slug || `post-${numberOf(`${source} ${given} ${date}`)}`;
  if (!slug && !own)
    remarks.push("It has no address in Latin letters, so it gets a number. Change it before you publish.");
  const path =
    to.blog === undefined && own !== undefined ? own : `${(to.blog ?? DEFAULT_BLOG).replace(/\/+$/, "")}/${last}`;
  const name = oneLine(given) || last;
  const title = name.slice(0, MAX_TITLE).toWellFormed();
  if (title !== name) remarks.push("Its title is longer than 200 characters, so it is cut off");
  if (status === "scheduled") remarks.push("The source publishes it later, so it stays a draft: schedule it here");
  return { path, locale: to.locale ?? (isLocale(locale) ? locale : to.defaultLocale), title, remarks };
}
