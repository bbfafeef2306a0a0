import { PERSON_LIMITS } from "#forms";

/** The fixed `action` of the lead form (spec 3), which is also the name in its token. */
export const LEAD_ACTION = "roi_calculator_submission";

export type Lead = {
  numStudents: number;
  sessionsPerStudent: number;
  costPerReport: number;
  firstName: string;
  lastName: string;
  email: string;
  website: string;
  linkedinUrl?: string;
};

/** Longest values, in characters. */
export const LEAD_LIMITS = { ...PERSON_LIMITS, website: 200, linkedinUrl: 300 } as const;
