import { Hono } from "hono";
import { blockDefinitions, type BlockDefinition } from "#blocks";
import { sampleInStyle, sampleOf } from "#blocks/samples";
import { sampleData } from "#blocks/server";
import { SAMPLE_NAME } from "#publishing";
import { parseJson } from "#shared";
import { catalogueWrapper, type Sample } from "#site";
import { getErrorPage, renderNoindex } from "../pages/page-service.ts";
import { pageHeaders } from "../pages/page-request.ts";
import { sendPage } from "../pages/send-page.ts";
import type { ServerEnv, Services } from "../services.ts";

/** The host of the sample's addresses, and one that belongs to nobody (RFC 2606). */
const SAMPLE_HOST = `${SAMPLE_NAME.toLowerCase()}.example`;
const NOBODYS_HOST = "www.example";

/** Samples tell of a product with a name: on a site that has its own name, they tell of that one. */
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

/** `/blocks`: every block type in every style with its sample content and JSON; `/blocks/<type>`: one type. */
export function catalogueRoutes(services: Services) {
  return new Hono<ServerEnv>().get("/blocks/:type?", async (context) => {
    const type = context.req.param("type");
    const types = blockDefinitions.toSorted((a, b) => (a.label < b.label ? -1 : 1));
    const { siteName } = services.settings.current;
    const asked = types.filter((block) => !type || block.type === type);
    const samples = nameSite(asked.flatMap(samplesOf), siteName);
    if (type && samples.length === 0) return sendPage(await getErrorPage(services, context.req.path, 404), {});
    const title = (type && asked[0]?.label) || "Blocks";
    const page = { metaTags: [{ name: "title", value: title }], blocks: samples.map(({ block }) => block) };
    const wrapper = catalogueWrapper(title, samples, types);
    const data = samples.map(({ type: shown }) =>
      sampleData.has(shown) ? { data: nameSite(sampleData.get(shown), siteName) } : undefined,
    );
    const rendered = await renderNoindex(services, page, context.req.path, { wrapper, data });
    return sendPage(rendered, pageHeaders(context));
  });
}
