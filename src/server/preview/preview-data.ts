import { boundQueryNames, resolveVariables } from "#blocks/server";
import { hiddenIn, paramsOf, rowsUseOf, typeOf, type Closed, type PageSummary } from "#publishing";
import type { JsonObject } from "#shared";
import { readQuery, type DataPlace } from "#site";
import { renderDataArea } from "../pages/page-service.ts";
import { findClosed } from "../records/find-closed.ts";
import type { Services } from "../services.ts";
import type { ShownPage } from "../pages/shown-page.ts";
import { findExample, type ExamplePlace } from "./find-example.ts";

/** What visitors would get of a block's data. */
export type DataPreview = {
  /** The area with the data as visitors get it. */
  html?: string;
  /** The message of the error card that they get instead. */
  problem?: string;
  /** The example that stands for what visitors' addresses would name; empty where there is nothing to choose from. */
  example?: string;
  /** Why they see no rows, or get no form. */
  closed?: Closed;
};

/** A block of a draft, with the place that it has on the canvas. */
type Wanted = DataPlace & { block: JsonObject };

/** The page with nothing but the block. */
function pageWith(block: JsonObject, { id, path, locale, kind }: PageSummary): ShownPage {
  const page = { id, path, locale, metaTags: [], blocks: [block] };
  return kind === "post" ? { ...page, post: page } : page;
}

/** Why the rows that a block names are closed; undefined for a block that shows no rows, and where they are open. */
async function closedIn(
  { database }: Services,
  block: JsonObject,
  { page, address }: ExamplePlace,
): Promise<Closed | undefined> {
  const use = rowsUseOf(block);
  const content = block[typeOf(block)];
  const query = readQuery(address.search, boundQueryNames(content));
  const variables = resolveVariables(content, { params: paramsOf(page.path, address.path), query });
  const { entityName: entity, tenantId: tenant = null } = variables.ok ? variables.value : {};
  return use && entity ? findClosed(database, { entity, tenant, hidden: hiddenIn(block) }, use) : undefined;
}

/** Renders the data of a draft's block as visitors would get it: nothing that they can't see is read. */
export async function previewData(
  services: Services,
  page: PageSummary,
  { block, ...preview }: Wanted,
): Promise<DataPreview> {
  const { locale } = page;
  const path = page.path.startsWith("/") ? page.path : "/";
  const shown = pageWith(block, { ...page, path });
  const place = await findExample(services, { page: shown, address: { path, locale, search: "" } }, block);
  const area = await renderDataArea(services, place.page, place.address, preview);
  const { example } = place;
  const closed = await closedIn(services, block, place);
  return area.ok ? { html: area.value, example, closed } : { problem: area.error.message, example, closed };
}
