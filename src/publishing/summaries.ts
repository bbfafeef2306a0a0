import type { Locale } from "#shared";

/** How a page's draft stands to what visitors see; `changed`: the draft is ahead of it. */
export type PageStatus = "draft" | "published" | "changed" | "archived";

/** A page in a list (interfaces 2). */
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

/** A version in a page's history (interfaces 2). */
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
