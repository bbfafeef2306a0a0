import { numbered } from "#client";
import type { ImportedPost } from "#publishing";

/** Which posts of an import are listed. */
export type ImportView = "all" | "new" | "remarks" | "there" | "refused";

const VIEWS: Readonly<Record<ImportView, { label: string; has: (post: ImportedPost) => boolean }>> = {
  all: { label: "All posts", has: () => true },
  new: { label: "New posts", has: ({ action }) => action === "create" },
  remarks: { label: "New posts with remarks", has: ({ action, remarks }) => action === "create" && remarks.length > 0 },
  there: { label: "Posts that existed already", has: ({ action }) => action === "skip" },
  refused: { label: "Posts that can’t be imported", has: ({ action }) => ["conflict", "invalid"].includes(action) },
};
const NAMES = ["all", "new", "remarks", "there", "refused"] as const satisfies readonly ImportView[];

/** @returns whether a post is listed in a view. */
export function isInView(post: ImportedPost, view: ImportView): boolean {
  return VIEWS[view].has(post);
}

/** @returns the views that show some of the posts, but not the same as all, with their numbers. */
export function viewsOf(posts: readonly ImportedPost[]): { value: ImportView; label: string }[] {
  return NAMES.flatMap((value) => {
    const count = posts.filter(VIEWS[value].has).length;
    if (value !== "all" && (count === 0 || count === posts.length)) return [];
    return [{ value, label: `${VIEWS[value].label} (${numbered(count)})` }];
  });
}
