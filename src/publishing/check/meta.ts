import type { Problem } from "../contract/review.ts";
import { metaValue } from "../page.ts";
import type { CheckedPage } from "./problem.ts";

/** How many characters of a title and a description search engines show. */
const TITLE = 60;
const DESCRIPTION = 160;

/** Makes a problem of a meta tag. */
export function metaProblem(name: string, code: string, message: string): Problem {
  return { key: "", path: ["metaTags", name], code, message };
}

/** Warns of what search results and shared links will lack. */
export function metaWarnings({ metaTags }: Pick<CheckedPage, "metaTags">): Problem[] {
  const read = (name: string) => metaValue({ metaTags: [...metaTags], blocks: [] }, name)?.trim() ?? "";
  const [title, description] = [read("title"), read("description")];
  const found: (Problem | false)[] = [
    !title &&
      metaProblem("title", "TITLE_MISSING", "The page has no title. Browser tabs and search results show it first."),
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
        "The page has no description. Search results show it below the title.",
      ),
    description.length > DESCRIPTION &&
      metaProblem(
        "description",
        "DESCRIPTION_LONG",
        `The description has ${description.length} characters. Search results cut it after about ${DESCRIPTION}.`,
      ),
    !read("og:image") &&
      metaProblem(
        "og:image",
        "SHARE_IMAGE_MISSING",
        "The page has no share image. Shared links show a picture of its title in your colours instead.",
      ),
  ];
  return found.filter((one) => one !== false);
}
