import type { Problem } from "../contract/review.ts";
import { META_GROUP, metaLabel } from "../meta-label.ts";
import { metaValue, type PageKind } from "../page.ts";
import type { CheckedPage } from "./problem.ts";

/** How many characters of a title and a description search engines show. */
const TITLE = 60;
const DESCRIPTION = 160;

function metaProblem(name: string, code: string, message: string): Problem {
  return { key: "", path: ["metaTags", name], code, message };
}

/** Makes a problem of a meta tag's value. @param say gets where it is, such as "Post details", and the field in quotes. */
export function problemInMeta(
  { name, kind = "page" }: { name: string; kind?: PageKind },
  code: string,
  say: (where: string, field: string) => string,
): Problem {
  return metaProblem(name, code, say(META_GROUP[kind], `“${metaLabel(name, kind)}”`));
}

const NO_PICTURE: Readonly<Record<PageKind, string>> = {
  page: "The page has no share image. Shared links show a picture of its title in your colours instead.",
  post: "The post has no cover. Lists of posts show it without a picture.",
};

/** Warns of what search results, lists and shared links will lack. */
export function metaWarnings({ metaTags }: Pick<CheckedPage, "metaTags">, kind: PageKind = "page"): Problem[] {
  const read = (name: string) => metaValue({ metaTags: [...metaTags], blocks: [] }, name)?.trim() ?? "";
  const [title, description] = [read("title"), read("description")];
  const found: (Problem | false)[] = [
    !title &&
      metaProblem("title", "TITLE_MISSING", `The ${kind} has no title. Browser tabs and search results show it first.`),
    title.length > TITLE &&
      metaProblem(
        "title",
        "TITLE_LONG",
        `The title has ${title.length} characters. Search results cut it after about ${TITLE}.`,
      ),
    !description &&
      metaProblem(
        "description",
        "DESCRIPTION_MISSING",
        `The ${kind} has no description of its own. Below its title, search results show the site’s, if there is one.`,
      ),
    description.length > DESCRIPTION &&
      metaProblem(
        "description",
        "DESCRIPTION_LONG",
        `The description has ${description.length} characters. Search results cut it after about ${DESCRIPTION}.`,
      ),
    !read("og:image") && metaProblem("og:image", "SHARE_IMAGE_MISSING", NO_PICTURE[kind]),
  ];
  return found.filter((one) => one !== false);
}
