/** Everything that a valid lead carries, beside its token. */
export const LEAD = {
  action: "roi_calculator_submission",
  numStudents: "20",
  sessionsPerStudent: "5",
  costPerReport: "120",
  firstName: "Ada",
  lastName: "Byron",
  email: "ada@example.org",
  website: "example.org",
  consent: "on",
};
