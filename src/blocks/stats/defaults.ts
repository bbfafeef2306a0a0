import type { Stats } from "./schema.ts";

/** The shipped site's own: what its calculator assumes and what its offer says. */
export const defaults: Stats = {
  style: "row",
  headline: "A report in figures you can check",
  subheadline: "Each one says where it comes from. Put your own in and see whether it still holds.",
  items: [
    {
      value: "25 min",
      label: "of a mentor’s time for a report that starts from a draft",
      source: "Assumed by our calculator",
      sourceUrl: "#roi-calculator",
    },
    {
      value: "2 hours",
      label: "for the same report, written by hand",
      source: "Assumed by our calculator",
      sourceUrl: "#roi-calculator",
    },
    {
      value: "$60",
      label: "for a finished report, with no licence and no minimum",
      source: "Our founding offer",
    },
    {
      value: "100%",
      label: "of reports approved by a person before a family reads them",
      source: "A rule of the product",
    },
  ],
  note: "The two times are assumptions, not measurements: yours depend on your reports.",
};
