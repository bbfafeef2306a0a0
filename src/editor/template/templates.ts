/** The templates of spec 2 with their display names. */
export const TEMPLATE_NAMES = [
  { name: "landing", label: "Landing Page" },
  { name: "pricing", label: "Pricing Page" },
  { name: "blog", label: "Blog Page" },
  { name: "empty", label: "Empty" },
] as const;

/** The message when a template's blocks can't be fetched. */
export const NOT_LOADED = "The template couldn’t be loaded. Check your connection.";
