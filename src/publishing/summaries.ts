import type { Locale } from "#shared";
import type { Change } from "./diff.ts";
import type { OutlineEntry } from "./outline.ts";
import type { PublishReport } from "./publish-check.ts";

/** How a page's draft stands to what visitors see; `changed`: the draft is ahead of it. */
export type PageStatus = "draft" | "published" | "changed" | "archived";

/** A page in a list (docs/api.md). */
export type PageSummary = {
  id: string;
  path: string;
  locale: Locale;
  title: string;
  status: PageStatus;
  /** Of its draft. */
  revision: number;
  updatedAt: string;
  updatedBy: string;
  publishedAt?: string;
};

/** A version in a page's history (docs/api.md). */
export type VersionSummary = {
  id: string;
  revision: number;
  publishedAt: string;
  author: string;
  /** What changed since the version before, in a few words. */
  summary: string;
  /** Whether visitors see it. */
  isCurrent: boolean;
};

/** What one person did to a draft. */
export type Contribution = {
  author: string;
  /** The labels of the blocks that they changed, "Page" for meta tags; each once, in the order of their work. */
  places: string[];
  /** When they changed something last, from which client, and the revision that it made. */
  at: string;
  clientId: string;
  revision: number;
};

/** What publishing a draft would do. */
export type PublishReview = PublishReport & {
  /** Of the draft that was looked at: with it exactly this is published. */
  revision: number;
  /** The version that visitors see; none before the first. */
  published?: Pick<VersionSummary, "id" | "revision" | "publishedAt" | "author">;
  /** What changes for them. */
  changes: Change[];
  /** Of a page that visitors don't see yet: its blocks. */
  outline?: OutlineEntry[];
  /** Who changed what since; the last one first. */
  contributions: Contribution[];
};
