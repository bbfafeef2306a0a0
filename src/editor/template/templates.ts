import type { SiteTemplate } from "#publishing";

/** The templates of spec 2 with their display names, and behind them those whose pages show data. */
export const TEMPLATE_NAMES = [
  { name: "landing", label: "Landing Page" },
  { name: "pricing", label: "Pricing Page" },
  { name: "blog", label: "Blog Page" },
  { name: "empty", label: "Empty" },
  { name: "directory", label: "Directory" },
  { name: "events", label: "Event list" },
  { name: "jobs", label: "Job board" },
] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number]["name"] | SiteTemplate;

/** The message when a template's blocks can't be fetched. */
export const NOT_LOADED = "The template couldn’t be loaded. Check your connection.";
