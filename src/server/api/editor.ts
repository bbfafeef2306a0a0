import { editorContract } from "#editor/contract";
import { ok } from "#shared";
import { previewData } from "../preview/preview-data.ts";
import { readDataChoices } from "../records/data-choices.ts";
import type { Services } from "../services.ts";
import { siteContext } from "../site-brand.ts";
import { readPage } from "./read-page.ts";
import { serve } from "./serve.ts";

async function canvasOf({ assets, settings, sharedBlocks }: Services) {
  const { siteName, brand, logo, mark, socials, launch } = siteContext({ assets, settings });
  return {
    styles: brand ? [...assets.styles, brand.stylesheet] : assets.styles,
    blockStyles: assets.blockStyles,
    icons: assets.icons,
    drawings: assets.drawings,
    sharedBlocks: await sharedBlocks.read(),
    siteName,
    logo,
    mark,
    socials,
    launch,
  };
}

export const editorRoutes = serve(editorContract, {
  readSite: async ({ services }) => {
    const published = await services.published.read();
    return ok({ canvas: await canvasOf(services), paths: published.map(({ path }) => path) });
  },
  readDataChoices: async ({ services }) => ok(await readDataChoices(services.database)),
  previewData: async ({ services, params, body }) => {
    const page = await readPage(services, params.id);
    return page.ok ? ok(await previewData(services, page.value, body)) : page;
  },
});
