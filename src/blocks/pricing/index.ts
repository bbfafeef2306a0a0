import { defineBlock } from "../define-block.ts";
import { Reading } from "./Reading.tsx";
import { schema } from "./schema.ts";
import { structuredOffers } from "./structured-offers.ts";

/** Plans with their prices; visitors choose interval and currency where there are several, and may enter a coupon. */
export const pricing = defineBlock({
  type: "pricing",
  label: "Pricing",
  icon: "Coins",
  schema,
  View: () => import("./View.tsx"),
  // Only the server reads for others: the editor doesn't load it.
  Reading: import.meta.env.SSR ? Reading : undefined,
  queryNames: ["interval", "currency"],
  // Only pages have plans.
  jsonLd: import.meta.env.SSR ? (_content, site, _facts, data) => data && structuredOffers(data, site) : undefined,
  prompt: () => import("./prompt.ts"),
});
