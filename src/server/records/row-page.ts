import { queryNamesOf } from "#blocks";
import { resolveVariables, rowDescription, rowImage, rowName, type RowPage } from "#blocks/server";
import { paramsOf } from "#publishing";
import { textsFor, type Locale } from "#shared";
import { readQuery, type Address } from "#site";
import type { ShownPage } from "../pages/shown-page.ts";
import type { Services } from "../services.ts";
import { rowBlockOf } from "./row-pages.ts";
import { rowsReader } from "./rows-reader.ts";

/** What search engines and link previews show of a row; what it lacks is the page's own. */
function tagsOf({ entity, properties, row }: RowPage, locale: Locale): Record<string, string | undefined> {
  const context = { locale, texts: textsFor(locale) };
  const title = rowName(row, properties, context) || entity.title;
  return { title, description: rowDescription(row, properties, context), "og:image": rowImage(row, properties) };
}

function withTags(page: ShownPage, tags: Record<string, string | undefined>): ShownPage {
  const own = Object.entries(tags).flatMap(([name, value]) => (value ? [{ name, value }] : []));
  const names = new Set(own.map(({ name }) => name));
  return { ...page, metaTags: [...page.metaTags.filter(({ name }) => !names.has(name)), ...own] };
}

/**
 * Gives a page that shows the row of its address that row's title, description and picture.
 * @returns the page as it is where it shows no such row; undefined where visitors may not see the row, or it doesn't exist.
 */
export async function asRowPage(
  services: Services,
  page: ShownPage,
  { path, search, locale }: Address,
): Promise<ShownPage | undefined> {
  const content = rowBlockOf(page.blocks);
  if (!content) return page;
  const query = readQuery(search, queryNamesOf({ rowsOverview: content }));
  const variables = resolveVariables(content, { params: paramsOf(page.path, path), query });
  const { entityName, tenantId = null, rowId } = variables.ok ? variables.value : {};
  if (!entityName || !rowId) return undefined;
  const hidden = Array.isArray(content.hiddenProperties) ? content.hiddenProperties.map(String) : [];
  const { readRow } = rowsReader(services, { path, locale, search });
  const { data } = await readRow({ entity: entityName, tenant: tenantId, hidden, row: rowId });
  return data && withTags(page, tagsOf(data, page.locale ?? locale));
}
