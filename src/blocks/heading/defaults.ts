import type { Heading } from "./schema.ts";

/** A centred heading, as the pricing and blog pages open with one. */
export const defaults: Heading = {
  headline: "Pay for finished reports, nothing else",
  subheadline: "One price for each report that a person has approved. No seats to count and no set-up to buy.",
  position: "center",
};
