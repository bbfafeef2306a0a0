import type { JsonObject } from "#shared";
import type { PageContent, PageKind } from "../page.ts";
import contact from "./contact.md?raw";
import docs from "./docs.md?raw";
import { landingTemplate } from "./landing.ts";
import { samplePosts } from "./posts/sample-posts.ts";
import privacyPolicy from "./privacy-policy.md?raw";
import { insideSite, SAMPLE_SHARE_IMAGE, sampleBlock } from "./sample-blocks.ts";
import terms from "./terms-and-conditions.md?raw";

type Opening = { title: string; description: string };

function page({ title, description }: Opening, blocks: JsonObject[]): PageContent {
  const metaTags = [
    { name: "title", value: title },
    { name: "description", value: description },
    { name: "og:image", value: SAMPLE_SHARE_IMAGE },
  ];
  return { metaTags, blocks: insideSite(blocks) };
}

/** A text page: its title, then the text. */
function textPage(opening: Opening, content: string): PageContent {
  const heading = { headline: opening.title, subheadline: opening.description, position: "left" };
  return page(opening, [sampleBlock("heading", heading), { content: { style: "simple", content } }]);
}

/** A data page: header, centred heading, the data's block, footer (spec 2). */
function dataPage(
  { title, headline, subheadline }: Record<"title" | "headline" | "subheadline", string>,
  data: JsonObject,
) {
  const heading = sampleBlock("heading", { headline, subheadline, position: "center" });
  return page({ title, description: subheadline }, [heading, data]);
}

/** The default pricing page. */
function pricingTemplate(): PageContent {
  const promise = "One price for each report that a person has approved. No seats to count and no set-up to buy.";
  const opening = { title: "Pricing", headline: "Pay for finished reports, nothing else", subheadline: promise };
  return dataPage(opening, sampleBlock("pricing", { style: "cards" }));
}

/** The default blog page. */
function blogTemplate(): PageContent {
  const promise = "What we learn from programmes about reports that are read, believed and answered.";
  const opening = { title: "Blog", headline: "Notes on writing for families", subheadline: promise };
  return dataPage(opening, sampleBlock("blogPosts"));
}

/** The frame of the blog's posts. */
function postFrame(): PageContent {
  const description = "One post of the blog: the frame around each.";
  return page({ title: "Blog post", description }, [sampleBlock("blogPost"), sampleBlock("newsletter")]);
}

function newsletterPage(): PageContent {
  const description = "One letter a month on reporting that families read.";
  return page({ title: "Newsletter", description }, [sampleBlock("newsletter", { style: "rightForm" })]);
}

/** Who answers, the form, and other ways to reach people. */
function contactPage(): PageContent {
  const { title: headline, description: subheadline } = CONTACT;
  const heading = sampleBlock("heading", { headline, subheadline, position: "left" });
  return page(CONTACT, [heading, sampleBlock("form"), { content: { style: "simple", content: contact } }]);
}

const CONTACT = {
  title: "Talk to the people who build it",
  description: "Write to us about a pilot, a question on data protection, or a report that did not read right.",
};
const DOCS = {
  title: "Help with your first reports",
  description: "From the list of students to the first report that a family reads: notes, drafts, approval and data.",
};
const TERMS = {
  title: "Terms and conditions",
  description: "What you may expect of us, and what we ask of you.",
};
const PRIVACY = {
  title: "Privacy policy",
  description: "What this site stores about you, why, for how long, and what it never does.",
};

/** Every page of a new site by its path, with finished content. */
export function defaultPages(): ({ kind?: PageKind; path: string } & PageContent)[] {
  return [
    { path: "/", ...landingTemplate() },
    { path: "/pricing", ...pricingTemplate() },
    { path: "/blog", ...blogTemplate() },
    { path: "/blog/:id1", ...postFrame() },
    { path: "/newsletter", ...newsletterPage() },
    { path: "/contact", ...contactPage() },
    { path: "/docs", ...textPage(DOCS, docs) },
    { path: "/terms-and-conditions", ...textPage(TERMS, terms) },
    { path: "/privacy-policy", ...textPage(PRIVACY, privacyPolicy) },
    ...samplePosts(),
  ];
}
