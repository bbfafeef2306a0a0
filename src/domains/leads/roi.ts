/** The three sliders of the ROI calculator (spec 5, 9): bounds, step and default. */
export const ROI_SLIDERS = {
  numStudents: { min: 10, max: 200, step: 5, default: 20 },
  sessionsPerStudent: { min: 1, max: 12, step: 1, default: 5 },
  costPerReport: { min: 60, max: 300, step: 10, default: 120 },
} as const;

/** US dollars that a report costs with the product. */
export const NEW_COST_PER_REPORT = 60;
const MANUAL_HOURS = 2;
const ASSISTED_HOURS = 25 / 60;

export type RoiInput = { numStudents: number; sessionsPerStudent: number; costPerReport: number };

/** Money in US dollars, `percentage` from 0 to 100, hours unrounded. */
export type RoiResult = {
  reports: number;
  currentCost: number;
  savings: number;
  percentage: number;
  hoursFreed: number;
};

const NOTHING: RoiResult = { reports: 0, currentCost: 0, savings: 0, percentage: 0, hoursFreed: 0 };

/** Computes what the assisted reports of one cohort save; all results are 0 when nothing is saved (spec 9). */
export function calculateRoi({ numStudents, sessionsPerStudent, costPerReport }: RoiInput): RoiResult {
  const reports = numStudents * sessionsPerStudent;
  const currentCost = reports * costPerReport;
  const savings = currentCost - reports * NEW_COST_PER_REPORT;
  if (!(savings > 0)) return NOTHING;
  return {
    reports,
    currentCost,
    savings,
    percentage: (savings / currentCost) * 100,
    hoursFreed: reports * (MANUAL_HOURS - ASSISTED_HOURS),
  };
}
