import type { CanvasAssets } from "#editor";
import { listPublishedPages } from "#publishing/server";
import { ok } from "#shared";
import type { Services } from "../services.ts";
import { siteContext } from "../site-look.ts";
import { apiRoute, type ApiRoute } from "./api-route.ts";

async function canvasOf({ assets, settings, frame }: Services): Promise<CanvasAssets> {
  const { siteName, look, logo, mark, socials, launch } = siteContext({ assets, settings });
  return {
    styles: look ? [...assets.styles, look.stylesheet] : assets.styles,
    blockStyles: assets.blockStyles,
    icons: assets.icons,
    frame: await frame.read(),
    siteName,
    logo,
    mark,
    socials,
    launch,
  };
}

/** What the editor needs of the site around a page: what pages load, so that blocks look as visitors get them, and paths. */
export const editorRoutes: readonly ApiRoute[] = [
  apiRoute({
    method: "GET",
    path: "/api/editor",
    permission: "page.view",
    handle: async ({ services }) => {
      const published = await listPublishedPages(services.database.db);
      return ok({ canvas: await canvasOf(services), paths: published.map(({ path }) => path) });
    },
  }),
];
