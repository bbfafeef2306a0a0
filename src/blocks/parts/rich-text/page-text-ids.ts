import { take, type Taken } from "./heading-ids.ts";
import { TAG } from "./markup-tags.ts";

const ID = / id="(text-[^"]*)"/;
const ID_OR_LINK = / (id="|href="#)(text-[^"]*)"/g;

function idsIn(html: string): string[] {
  return [...html.matchAll(TAG)].flatMap(([, , attributes = ""]) => ID.exec(attributes)?.[1] ?? []);
}

/**
 * Keeps the ids of headings apart among the texts of one page. The first text with a heading keeps its id; further texts
 * get a number behind it, as a repeated heading does, and their own links follow.
 * @returns what gives the clean markup of the page's next text its ids. Every text of the page goes through it, in the same
 * order at every rendering.
 */
export function pageTextIds(): (html: string) => string {
  const taken: Taken = new Map();
  return (html) => {
    if (!html.includes(' id="text-')) return html;
    const own = idsIn(html);
    const clashing = own.filter((id) => taken.has(id));
    for (const id of own) taken.set(id, taken.get(id) ?? 0);
    if (clashing.length === 0) return html;
    const names = new Map(clashing.map((id) => [id, take(id, taken)]));
    return html.replaceAll(TAG, (tag) =>
      tag.replaceAll(ID_OR_LINK, (_all, start: string, id: string) => ` ${start}${names.get(id) ?? id}"`),
    );
  };
}
