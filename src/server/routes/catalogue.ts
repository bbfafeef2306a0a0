import { Hono } from "hono";
import { blockDefinitions, type BlockDefinition } from "#blocks";
import { isObject, type JsonObject } from "#shared";
import { renderNoindex } from "../page-service.ts";
import { sendPage } from "../send-page.ts";
import type { ServerEnv, Services } from "../services.ts";

/** A type's sample content once for each of its styles. */
function samples({ type, styles, defaults }: BlockDefinition): JsonObject[] {
  if (styles.length === 0) return [{ [type]: defaults }];
  return styles.map((style) => ({ [type]: { ...(isObject(defaults) ? defaults : {}), style } }));
}

/** `/blocks`: every block type in every style with its sample content; `/blocks/<type>`: one type. */
export function catalogueRoutes(services: Services) {
  return new Hono<ServerEnv>().get("/blocks/:type?", (context) => {
    const type = context.req.param("type");
    const blocks = blockDefinitions.filter((block) => !type || block.type === type).flatMap(samples);
    const page = renderNoindex(services, { metaTags: [{ name: "title", value: "Blocks" }], blocks }, context.req.path);
    return sendPage(page, { acceptEncoding: context.req.header("accept-encoding") });
  });
}
