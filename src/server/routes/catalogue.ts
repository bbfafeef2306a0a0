import { Hono } from "hono";
import { blockDefinitions, type BlockDefinition } from "#blocks";
import { sampleInStyle, sampleOf } from "#blocks/samples";
import { sampleData } from "#blocks/server";
import { catalogueWrapper, type Sample } from "#site";
import { getErrorPage, renderNoindex } from "../page-service.ts";
import { sendPage } from "../send-page.ts";
import type { ServerEnv, Services } from "../services.ts";

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
    const samples = types.filter((block) => !type || block.type === type).flatMap(samplesOf);
    if (type && samples.length === 0) return sendPage(await getErrorPage(services, context.req.path, 404), {});
    const page = { metaTags: [{ name: "title", value: "Blocks" }], blocks: samples.map(({ block }) => block) };
    const wrapper = catalogueWrapper(samples, types);
    const data = samples.map(({ type: shown }) =>
      sampleData.has(shown) ? { data: sampleData.get(shown) } : undefined,
    );
    return sendPage(await renderNoindex(services, page, context.req.path, { wrapper, data }), {
      acceptEncoding: context.req.header("accept-encoding"),
    });
  });
}
