import { templateContent, templateContract, TEMPLATES } from "#publishing";
import { getErrorPage, renderPreview } from "../pages/page-service.ts";
import { sendPage } from "../pages/send-page.ts";
import { serve } from "./serve.ts";

/** How many blocks fill a small picture: the header and what follows it. */
const TOP_BLOCKS = 5;

export const templateRoutes = serve(templateContract, {
  previewTemplate: async ({ services, params, query }) => {
    const name = TEMPLATES.find((one) => one === params.name);
    if (!name) return sendPage(await getErrorPage(services, "/", "notFound"), {});
    const { metaTags, blocks } = templateContent(name);
    const shown = query.part === "top" ? blocks.slice(0, TOP_BLOCKS) : blocks;
    const page = { metaTags, blocks: shown, path: "/", locale: services.settings.current.defaultLocale, isStill: true };
    return sendPage({ ...(await renderPreview(services, page, "/")), isPrivate: true }, {});
  },
});
