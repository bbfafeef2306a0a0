import type { ProfitLeaks } from "./schema.ts";

/** The shipped site's own: what reports written by hand cost beside the hours. */
export const defaults: ProfitLeaks = {
  style: "cards",
  headline: "The entries that no budget shows",
  introText:
    "Ask what reports cost and most programmes name the hours. The rest sits in a coordinator’s week, in a mentor’s goodwill and in the renewals that never come.",
  leaks: [
    {
      title: "Hours that nobody budgeted",
      description:
        "Two hours of writing follow a session that was paid as one. Either the mentor gives them away until the goodwill runs out, or you pay, and the session costs more than its price.",
      icon: "Clock",
    },
    {
      title: "Reports that come too late",
      description:
        "By the time the page arrives, the family has already rung to ask. Somebody spends an afternoon piecing together what the report then says again.",
      icon: "CalendarDays",
    },
    {
      title: "Families who leave without a word",
      description:
        "The progress was there, but nobody put it in front of them. When the next term is due, they weigh the price against what they have seen.",
      icon: "UserMinus",
    },
    {
      title: "Funder reports built from nothing",
      description:
        "Once a year the same sessions are counted and summarised again, out of folders, inboxes and memory, because nothing adds up by itself.",
      icon: "Layers",
    },
    {
      title: "Notes that go with the mentor",
      description:
        "When a mentor moves on, the notebook goes too. The successor learns again what was known before, and you pay for it twice.",
      icon: "BookOpen",
    },
  ],
  closingLine: "Nobody sends an invoice for any of this. It is paid all the same.",
  disclaimer:
    "What each entry amounts to depends on your organisation. The two hours are the calculator’s assumption; put in your own numbers.",
};
