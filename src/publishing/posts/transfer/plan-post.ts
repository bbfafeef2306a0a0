import type { ImportedPost } from "../../contract/transfer.ts";
import { checkPath } from "../../path.ts";
import type { FoundPage } from "./find-pages.server.ts";
import { placePost, type Destination } from "./place-post.ts";
import { picturesOf } from "./source-pictures.ts";
import type { SourcePost } from "./source-post.ts";

/** A post, what is said about it, and the page that is at its path already. */
export type Planned = { post: SourcePost; line: ImportedPost; found?: FoundPage };

const MAX_PICTURES_SHOWN = 100;

/** Decides where a post goes, and whether it can go there at all. */
export function planPost(post: SourcePost, to: Destination): Planned {
  const { path, locale, title, remarks } = placePost(post, to);
  const { source, status } = post;
  const pictures = picturesOf(post).slice(0, MAX_PICTURES_SHOWN);
  const line: ImportedPost = { source, title, path, locale, status, action: "create", remarks, pictures };
  const checked = checkPath(path);
  if (post.fault !== undefined) return { post, line: { ...line, action: "invalid", remarks: [post.fault] } };
  if (!checked.ok) return { post, line: { ...line, action: "conflict", remarks: [checked.error.message] } };
  return { post, line: { ...line, remarks: [...remarks, ...post.remarks] } };
}

/** Leaves a post out whose path has a page. */
export function withPage(planned: Planned, found: FoundPage | undefined): Planned {
  const { line } = planned;
  if (!found || line.action !== "create") return planned;
  const what = found.isArchived ? "An archived page" : found.kind === "post" ? "A post" : "A page that isn’t a post";
  const remarks = [`${what} is at this path already`];
  return { ...planned, found, line: { ...line, action: "skip", remarks, id: found.id } };
}
