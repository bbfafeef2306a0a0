export { AnswerCard } from "./parts/form/AnswerCard.tsx";
export { Field } from "./parts/form/Field.tsx";
export { Honeypot } from "./parts/form/Honeypot.tsx";
export { PrivacyLink } from "./parts/form/PrivacyLink.tsx";
export type { Freshness, Loader } from "./define-loader.ts";
export type { ListedPost, PostAuthor, PostPage } from "./parts/data/post.ts";
export type { ListFilter, RowList } from "./parts/data/row-list.ts";
export type { FormField } from "./parts/form/entry/form-field.ts";
export type {
  AskedCoupon,
  CouponProblem,
  OfferedPlan,
  PlanFeature,
  PlanList,
  PlanPrice,
  Saving,
} from "./parts/data/plan-list.ts";
export { showPlans, singlePlan } from "./pricing/show-plans.ts";
export { rowDescription, rowImage, rowName } from "./parts/data/properties.ts";
export type { Property as RowProperty, Row, RowPage } from "./parts/data/properties.ts";
export type { KnownMembers, Member, Ports, Tagged, WantedRows } from "./ports.ts";
export { loadBlocks, type LoadedBlocks } from "./load-blocks.server.ts";
export { loaders } from "./loaders.server.ts";
export { pageTextIds } from "./parts/rich-text/page-text-ids.ts";
export { boundQueryNames, resolveVariables } from "./variables.ts";
export { PRINT_FIELD } from "./form/form-print.ts";
export { readForm, type SentForm } from "./form/read-form.server.ts";
export { sampleData } from "./sample-data.server.ts";
export { drawWithRichText, richText } from "./parts/rich-text/rich-text.server.ts";
