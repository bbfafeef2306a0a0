import type { JsonObject } from "#shared";
import type { PageContent } from "../../page.ts";
import { sampleBlock } from "../sample-blocks.ts";
import sixLines from "./six-lines-are-enough.md?raw";
import familyPage from "./the-page-a-family-reads.md?raw";
import signs from "./why-a-person-signs.md?raw";
import signsOn from "./why-a-person-signs-2.md?raw";

/** Who wrote the sample posts: the invented person of the founder story, with what authors have (`#authors`). */
export const SAMPLE_AUTHOR = {
  name: "Ruth Okafor",
  avatar: "/landing/founder-story/portrait.svg",
  bio: "Ruth founded Reportwell after eleven years as a mentoring coordinator. She is a sample: an invented person, drawn for this demo.",
  link: "",
};

type SamplePost = {
  slug: string;
  title: string;
  description: string;
  cover: string;
  coverAlt: string;
  tags: string;
  body: JsonObject[];
};

const text = (content: string): JsonObject => ({ content: { style: "simple", content } });

/** A comparison between the parts of a text: what a signature changes. */
const draftAndReport = (): JsonObject =>
  sampleBlock("compare", {
    headline: "What a signature changes",
    subheadline: "",
    beforeCard: {
      title: "It is a suggestion",
      description: "Made from the notes, in under a minute.\nCan’t be sent or shared. Nobody has to answer for it yet.",
      image: "/landing/how-it-works/step-3.svg",
      buttonText: "Draft",
    },
    afterCard: {
      title: "It is somebody’s word",
      description: "Read, corrected and signed by the mentor who was there.\nSays who approved it, and on which day.",
      image: "/landing/how-it-works/step-4.svg",
      buttonText: "Report",
    },
    closingLine: "",
  });

/** Newest first. */
const POSTS: SamplePost[] = [
  {
    slug: "six-lines-are-enough",
    title: "Six lines are enough for a good report",
    description: "What a mentor’s note needs, what it can leave out, and what happens where a line is missing.",
    cover: "/landing/blog/six-lines.svg",
    coverAlt: "Lines of a note on a phone lead to the sections of a report; one section without a line stays empty.",
    tags: "Mentors, Notes",
    body: [text(sixLines)],
  },
  {
    slug: "why-a-person-signs",
    title: "Why a person signs every report",
    description: "A draft takes a minute. What mentors and coordinators do with it afterwards is the part that counts.",
    cover: "/landing/blog/a-person-signs.svg",
    coverAlt:
      "A report with one corrected word and a signature, passed from a mentor to a coordinator who approves it.",
    tags: "Approval, Mentors, Safeguarding",
    body: [text(signs), draftAndReport(), text(signsOn)],
  },
  {
    slug: "the-page-a-family-reads",
    title: "The page that a family reads to the end",
    description: "Three questions every parent has, the order to answer them in, and what to leave off the page.",
    cover: "/landing/blog/kitchen-table.svg",
    coverAlt: "A one-page report on a kitchen table between two cups.",
    tags: "Families, Notes",
    body: [text(familyPage)],
  },
];

/** The posts of a new site's blog, newest first. */
export function samplePosts(): ({ kind: "post"; path: string } & PageContent)[] {
  return POSTS.map(({ slug, title, description, cover, coverAlt, tags, body }) => ({
    kind: "post",
    path: `/blog/${slug}`,
    metaTags: [
      { name: "title", value: title },
      { name: "description", value: description },
      { name: "og:image", value: cover },
      { name: "og:image:alt", value: coverAlt },
      { name: "author", value: SAMPLE_AUTHOR.name },
      { name: "article:tag", value: tags },
    ],
    blocks: body,
  }));
}
