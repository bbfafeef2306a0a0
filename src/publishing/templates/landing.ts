import type { PageContent } from "../page.ts";
import { insideSite, SAMPLE_SHARE_IMAGE, sampleBlock } from "./sample-blocks.ts";

/** The blocks between header and footer of the default landing page, in their exact order (spec 2), with the navbar's anchors. */
const ORDER: { type: string; anchor?: string }[] = [
  { type: "hero" },
  { type: "logoClouds" },
  { type: "timeline" },
  { type: "compare", anchor: "compare" },
  { type: "howItWorks" },
  { type: "interactiveReport" },
  { type: "advantagesTable", anchor: "advantages" },
  { type: "roiCalculator", anchor: "roi-calculator" },
  { type: "specialOffer" },
  { type: "qualification" },
  { type: "founderStory" },
  { type: "testimonials" },
  { type: "profitLeaks", anchor: "profit-leaks" },
  { type: "faq", anchor: "faq" },
];

/** The default landing page: every block with its own finished sample content. */
export function landingTemplate(): PageContent {
  return {
    metaTags: [
      { name: "title", value: "A report for every student, every session" },
      {
        name: "description",
        value:
          "Mentors write notes, a draft follows in a minute, a person approves it. 25 minutes instead of two hours, for every student and every session.",
      },
      { name: "og:image", value: SAMPLE_SHARE_IMAGE },
    ],
    blocks: insideSite(ORDER.map(({ type, anchor }) => sampleBlock(type, {}, anchor))),
  };
}
