import { defineBlock } from "../define-block.ts";
import { schema } from "./schema.ts";

/** The page's navigation bar. Links are the owner's decision, so no model writes it. */
export const header = defineBlock({
  type: "header",
  label: "Header",
  icon: "Menu",
  landmark: "header",
  wrapperClass: "header-wrapper",
  schema,
  View: () => import("./View.tsx"),
  early: ({ withDarkModeToggle }) => (withDarkModeToggle ? "theme" : undefined),
  jsonLd: import.meta.env.SSR
    ? (_content, site) => ({
        "@context": "https://schema.org",
        "@type": "Organization",
        ...site,
        logo: site.logo ?? `${site.url}/landing/logo.svg`,
      })
    : undefined,
  prompt: null,
});
