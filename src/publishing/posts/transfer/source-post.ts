/** A picture in a post's text: where its address is in the text, and what it shows. */
export type FoundPicture = { url: string; alt: string; start: number; end: number };

/** `scheduled`: the source publishes it later than now. */
export type SourceStatus = "published" | "draft" | "scheduled";

/** A post as another program wrote it, read but not yet stored. Texts are on one line; empty where the source says nothing. */
export type SourcePost = {
  /** What people find it by in the source: a file's name, or a post's number. */
  source: string;
  /** The last part of its path: lower-case letters, digits and hyphens; empty if nothing gives one. */
  slug: string;
  /** Its whole path and language, in an export of this product. */
  path?: string;
  locale?: string;
  /** Paths where the source showed it (`formerPath`). */
  formerPaths: string[];
  title: string;
  description: string;
  /** ISO date or time in UTC. */
  date: string;
  author: string;
  tags: string[];
  /** Address of its cover, or of an attachment (`attachmentUrl`). */
  cover: string;
  coverAlt: string;
  status: SourceStatus;
  /** Further meta tags, in an export of this product. */
  metaTags: { name: string; value: string }[];
  /** Markdown, with other blocks as fenced JSON (`body-blocks.ts`). */
  body: string;
  pictures: FoundPicture[];
  /** What people should know about it: what was lost or left out, in sentences. */
  remarks: string[];
  /** Why it can't be imported at all. */
  fault?: string;
};

/** @returns a post that says nothing. */
export function emptyPost(source: string): SourcePost {
  return {
    source,
    slug: "",
    formerPaths: [],
    title: "",
    description: "",
    date: "",
    author: "",
    tags: [],
    cover: "",
    coverAlt: "",
    status: "draft",
    metaTags: [],
    body: "",
    pictures: [],
    remarks: [],
  };
}
