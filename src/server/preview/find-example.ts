import { rowName } from "#blocks/server";
import { fillPath, fixedValue, framed, hiddenIn, metaValue, parentPath, storedVariable, typeOf } from "#publishing";
import { findPostPath, findPublishedPage, listPublishedPosts } from "#publishing/server";
import { textsFor, type JsonObject } from "#shared";
import type { Address } from "#site";
import { rowsReader } from "../records/rows-reader.ts";
import type { Services } from "../services.ts";
import type { ShownPage } from "../pages/shown-page.ts";

/** Where a block's data is shown. */
type Place = { page: ShownPage; address: Address };

/**
 * A place with what visitors' addresses would name. `example` is what was chosen for it: empty where there is nothing to
 * choose, undefined where the block's settings leave nothing to the address.
 */
export type ExamplePlace = Place & { example?: string };

/** @returns the place with a value for what a variable takes from the address. */
function withValue({ page, address }: Place, { type, param, query }: JsonObject, value: string): Place {
  if (type === "query") {
    const search = `?${new URLSearchParams([[String(query), value]])}`;
    return { page, address: { ...address, search } };
  }
  const path = type === "param" ? fillPath(page.path, { [String(param)]: value }) : address.path;
  return { page, address: { ...address, path } };
}

const isFromAddress = ({ type }: JsonObject) => type === "param" || type === "query";

/** The first row that visitors may see. */
async function rowExample(services: Services, place: Place, block: JsonObject): Promise<ExamplePlace> {
  const variable = storedVariable(block, "rowId");
  const entity = fixedValue(block, "entityName");
  if (!isFromAddress(variable) || entity === undefined) return place;
  const { address } = place;
  const wanted = { entity, tenant: fixedValue(block, "tenantId") ?? null, hidden: hiddenIn(block), size: 1 };
  const { data } = await rowsReader(services, address).readRows(wanted);
  const row = data?.rows[0];
  if (!data || !row) return { ...place, example: "" };
  const name = rowName(row, data.properties, { locale: address.locale, texts: textsFor(address.locale) });
  return { ...withValue(place, variable, row.id), example: name || data.entity.title };
}

/** The post that the block's settings name, or else the newest one that the page's address can name. */
async function postExample({ database: { db } }: Services, place: Place, block: JsonObject): Promise<ExamplePlace> {
  const variable = storedVariable(block, "postSlug");
  const { locale } = place.address;
  // A path shows posts of its own blog alone, a query any post.
  const ofBlog = { locale, limit: 1, blog: variable.type === "param" ? parentPath(place.page.path) : undefined };
  const fixed = fixedValue(block, "postSlug");
  const path = fixed ? await findPostPath(db, fixed, locale) : (await listPublishedPosts(db, ofBlog))[0]?.path;
  const post = path ? await findPublishedPage(db, path, locale) : undefined;
  const left = isFromAddress(variable) ? { example: "" } : {};
  if (!path || !post) return { ...place, ...left };
  const page = { ...place.page, post, ...framed([block], post.blocks) };
  const filled = withValue({ ...place, page }, variable, path.slice(path.lastIndexOf("/") + 1));
  const title = metaValue(post, "title") ?? path;
  return { ...filled, ...(isFromAddress(variable) && { example: title }) };
}

/** Finds what visitors' addresses would name where the settings of a page's one block leave it to the address. */
export async function findExample(services: Services, place: Place, block: JsonObject): Promise<ExamplePlace> {
  const type = typeOf(block);
  if (type === "rowsOverview") return rowExample(services, place, block);
  return type === "blogPost" ? postExample(services, place, block) : place;
}
