import { defineBlock } from "../define-block.ts";
import { defaults } from "./defaults.ts";
import { Reading } from "./Reading.tsx";
import { schema } from "./schema.ts";
import { structuredOffers } from "./structured-offers.ts";
import { View } from "./View.tsx";

/** Plans with their prices; visitors choose interval and currency where there are several, and may enter a coupon. */
export const pricing = defineBlock({
  type: "pricing",
  label: "Pricing",
  icon: "Coins",
  schema,
  defaults,
  sample: { style: "simple", allowCoupons: true },
  View,
  // Only the server reads for others: the editor doesn't load it.
  Reading: import.meta.env.SSR ? Reading : undefined,
  queryNames: ["interval", "currency"],
  // Only pages have plans.
  jsonLd: import.meta.env.SSR ? (_content, site, _facts, data) => data && structuredOffers(data, site) : undefined,
  prompt: () => import("./prompt.ts"),
});
