import { Hono } from "hono";
import { blockDefinitions, type BlockDefinition } from "#blocks";
import { sampleInStyle, sampleOf } from "#blocks/samples";
import { sampleData } from "#blocks/server";
import { SAMPLE_NAME } from "#publishing";
import { parseJson, splitLocale } from "#shared";
import { catalogueWrapper, type CachedPage, type Sample } from "#site";
import { fromCache, getErrorPage, renderNoindex } from "../pages/page-service.ts";
import { pageHeaders } from "../pages/page-request.ts";
import { sendPage } from "../pages/send-page.ts";
import type { ServerEnv, Services } from "../services.ts";

/** The host of the sample's addresses, and one that belongs to nobody (RFC 2606). */
const SAMPLE_HOST = `${SAMPLE_NAME.toLowerCase()}.example`;
const NOBODYS_HOST = "www.example";

/** Samples name a product: on a site that has its own name, they use that one. */
function nameSite<Value>(sample: Value, siteName: string): Value {
  const text = JSON.stringify(sample);
  if (siteName === SAMPLE_NAME || text === undefined) return sample;
  const own = text.replaceAll(SAMPLE_NAME, () => JSON.stringify(siteName).slice(1, -1));
  const named = parseJson(own.replaceAll(SAMPLE_HOST, NOBODYS_HOST));
  return named.ok ? (named.value as Value) : sample;
}

/** A type's sample content in each of its styles. */
function samplesOf({ type, label, styles }: BlockDefinition): Sample[] {
  if (styles.length === 0) return [{ type, label, style: "", block: { [type]: sampleOf(type) } }];
  return styles.map((style) => ({ type, label, style, block: { [type]: sampleInStyle(type, style) } }));
}

/** @returns the samples of a type, or of all; undefined for an unknown type. */
async function renderCatalogue(
  services: Services,
  path: string,
  type: string | undefined,
): Promise<CachedPage | undefined> {
  const types = blockDefinitions.toSorted((a, b) => (a.label < b.label ? -1 : 1));
  const { siteName } = services.settings.current;
  const asked = types.filter((block) => !type || block.type === type);
  const samples = nameSite(asked.flatMap(samplesOf), siteName);
  if (type && samples.length === 0) return undefined;
  const title = (type && asked[0]?.label) || "Blocks";
  const page = { metaTags: [{ name: "title", value: title }], blocks: samples.map(({ block }) => block) };
  const wrapper = catalogueWrapper(title, samples, types);
  const data = samples.map(({ type: shown }) =>
    sampleData.has(shown) ? { data: nameSite(sampleData.get(shown), siteName) } : undefined,
  );
  return renderNoindex(services, page, path, { wrapper, data });
}

/** `/blocks`: every block type in every style with its sample content and JSON; `/blocks/<type>`: one type. */
export function catalogueRoutes(services: Services) {
  return new Hono<ServerEnv>().get("/blocks/:type?", async (context) => {
    const { path } = context.req;
    const page = await fromCache(services.cache, { ...splitLocale(path), search: "" }, async () => {
      const rendered = await renderCatalogue(services, path, context.req.param("type"));
      return rendered && { page: rendered, dependencies: { queryNames: [], tags: [] } };
    });
    return page ? sendPage(page, pageHeaders(context)) : sendPage(await getErrorPage(services, path, "notFound"), {});
  });
}
