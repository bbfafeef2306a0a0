export {
  leadContract,
  subscriberContract,
  type ListedLead,
  type ListedSubscriber,
  type StoredLead,
  type StoredSubscriber,
} from "./contract.ts";
export { TRAP_FIELD, type FormAnswer, type FormFields, type FormOrigin } from "./form.ts";
export { LEAD_ACTION, LEAD_LIMITS } from "./lead.ts";
export { NEWSLETTER_FORM, NEWSLETTER_LIMITS, NEWSLETTER_PATH, NEWSLETTER_SOURCE } from "./newsletter.ts";
export { calculateRoi, NEW_COST_PER_REPORT, ROI_SLIDERS, type RoiInput, type RoiResult } from "./roi.ts";
export { cohortFacts, resultFacts, type Fact } from "./lead-facts.ts";
