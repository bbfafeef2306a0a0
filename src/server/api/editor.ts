import { editorContract } from "#editor/contract";
import { findPage } from "#publishing/server";
import { DEFAULT_LOCALE, directionOf, ok, textsFor, type Locale } from "#shared";
import { languageSheets } from "#site";
import { previewData } from "../preview/preview-data.ts";
import { readDataChoices } from "../records/data-choices.ts";
import type { Services } from "../services.ts";
import { siteContext } from "../pages/site-brand.ts";
import { readPage } from "./read-page.ts";
import { serve } from "./serve.ts";

/** What the canvas loads to show a page in its language; that of the site's own texts by default. */
async function canvasOf({ assets, settings, sharedBlocks }: Services, locale: Locale = DEFAULT_LOCALE) {
  const { siteName, brand, logo, mark, socials, launch } = siteContext({ assets, settings });
  const ofLanguage = languageSheets(locale).flatMap((name) => assets.blockStyles[name] ?? []);
  return {
    ...(locale !== DEFAULT_LOCALE && { language: { locale, texts: textsFor(locale), direction: directionOf(locale) } }),
    styles: [...assets.styles, ...ofLanguage, ...(brand ? [brand.stylesheet] : [])],
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
  readSite: async ({ services, query }) => {
    const published = await services.published.read();
    const page = query.page === undefined ? undefined : await findPage(services.database.db, query.page);
    return ok({ canvas: await canvasOf(services, page?.locale), paths: published.map(({ path }) => path) });
  },
  readDataChoices: async ({ services }) => ok(await readDataChoices(services.database)),
  previewData: async ({ services, params, body }) => {
    const page = await readPage(services, params.id);
    return page.ok ? ok(await previewData(services, page.value, body)) : page;
  },
});
