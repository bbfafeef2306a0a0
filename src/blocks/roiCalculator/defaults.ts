import type { RoiCalculatorContent } from "./schema.ts";

/** The shipped site's own copy. */
export const defaults: RoiCalculatorContent = {
  headline: "What would your programme get back?",
  subheadline:
    "Set the three numbers to your own. The sums are done on this page; we see them only if you ask for a quote.",
};
