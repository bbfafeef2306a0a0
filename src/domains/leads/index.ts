export { LEAD_ACTION, LEAD_LIMITS } from "./lead.ts";
export { calculateRoi, NEW_COST_PER_REPORT, ROI_SLIDERS, type RoiInput, type RoiResult } from "./roi.ts";
