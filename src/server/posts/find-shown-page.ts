import { framed, paramsOf, parentPath, plainFrame, postVariable, type PublishedPage } from "#publishing";
import { findFrame, findPostPath, findPublishedPage, hasMoved } from "#publishing/server";
import { isObject, type JsonObject, type Locale } from "#shared";
import { readQuery, type Address } from "#site";
import { asRowPage } from "../records/row-page.ts";
import type { Services } from "../services.ts";
import type { ShownPage, ShownPost } from "../pages/shown-page.ts";

/** Puts a post into the frame that the site has at its address, or else into a plain one. */
export async function inFrame({ database }: Services, post: ShownPost, locale: Locale): Promise<ShownPage> {
  const frame = await findFrame(database.db, post.path, locale);
  const path = frame?.path ?? `${parentPath(post.path).replace(/\/$/, "")}/:id1`;
  return { ...post, path, post, ...framed(frame?.blocks ?? plainFrame(), post.blocks) };
}

/** The slug that a page's blogPost block is bound to; undefined where it has none. */
function slugFor(variable: JsonObject, page: PublishedPage, { path, search }: Address): string | undefined {
  const { type, param, query, value } = variable;
  if (type === "param") return param === "id1" || param === "id2" ? paramsOf(page.path, path)[param] : undefined;
  if (type === "query" && typeof query === "string") return readQuery(search, [query])[query];
  return typeof value === "string" ? value : undefined;
}

/**
 * Finds what visitors see at an address.
 * @returns undefined when no page is published there, and when the address names a post or a row that isn't.
 */
export async function findShownPage(services: Services, address: Address): Promise<ShownPage | undefined> {
  const { db } = services.database;
  const { path, locale } = address;
  const page = await findPublishedPage(db, path, locale);
  // Its content in this language has moved: what is there in another one isn't what the address meant.
  if (page && page.locale !== locale && (await hasMoved(db, path, locale))) return undefined;
  if (page?.kind === "post") return inFrame(services, page, locale);
  const variable = page && postVariable(page.blocks);
  if (!page || !isObject(variable)) return page && asRowPage(services, page, address);
  // A published post has a more specific path than its frame, and would have been found.
  if (variable.type === "param" && page.path !== path) return undefined;
  const slug = slugFor(variable, page, address);
  const postPath = slug && (await findPostPath(db, slug, locale));
  const post = postPath ? await findPublishedPage(db, postPath, locale) : undefined;
  return post ? { ...page, post, ...framed(page.blocks, post.blocks) } : page;
}
