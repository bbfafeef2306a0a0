import type { Qualification } from "./schema.ts";

/** The shipped site's own criteria. */
export const defaults: Qualification = {
  style: "checklist",
  badge: "Is it for you?",
  headline: "A good fit has most of these in place",
  subheadline: "Reportwell speeds up a habit. It can’t replace one that is missing, so we ask six things first.",
  criteria: [
    {
      title: "You write at least 40 reports a month",
      description: "Below that, a shared template and one quiet evening still do the job.",
    },
    {
      title: "Mentors already take notes",
      description: "Three lines after a session are enough. Without notes there is nothing to draft from.",
    },
    {
      title: "Somebody approves what families read",
      description: "A coordinator or lead mentor who knows the students and may say no.",
    },
    {
      title: "Reports come late, or not at all",
      description: "Everybody wants them, and every week they lose against the next session.",
    },
    {
      title: "More than one reader is waiting",
      description: "Families, schools and funders ask about the same session, each in their own way.",
    },
    {
      title: "You know where student data may go",
      description: "There is a data-protection officer, or a policy that we can read before the pilot.",
    },
  ],
  closing: "Four or more? Start with one group. Fewer? Tell us, and we will say if it is too early.",
};
