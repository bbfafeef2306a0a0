import { defineBlock } from "../define-block.ts";
import { schema } from "./schema.ts";

const REVIEW_SERVICE = "https://widget.trustpilot.com";

/** What people say about the product; samples stay marked as samples, so there is no structured data of reviews. */
export const testimonials = defineBlock({
  type: "testimonials",
  label: "Testimonials",
  icon: "Quote",
  schema,
  View: () => import("./View.tsx"),
  hosts: ({ reviews }) =>
    reviews?.trustpilot?.templateId && reviews.trustpilot.businessUnitId
      ? { script: [REVIEW_SERVICE], frame: [REVIEW_SERVICE] }
      : {},
  prompt: () => import("./prompt.ts"),
});
