import { z } from "zod";
import { flag, route } from "#contract";
import type { Failure, Locale } from "#shared";
import { MAX_EXPORT_BYTES } from "../posts/transfer-limits.ts";
import { locale, path } from "./fields.ts";

/** The largest body of Markdown files, in bytes. */
export const MAX_FILES_BYTES = 10 * 1024 * 1024;

const MAX_FILES = 1000;

/** Media types of what can be imported: JSON `{ files: [{ name, text }] }`, one Markdown file, a WordPress export. */
const IMPORT_TYPES = ["application/json", "text/markdown", "application/xml", "text/xml"] as const;

/** Markdown files from outside: with their folders in their names where a folder was chosen. */
export const filesBody = z.object({
  files: z
    .array(z.object({ name: z.string().max(1000), text: z.string() }))
    .min(1, "Choose at least one file")
    .max(MAX_FILES, `Send at most ${MAX_FILES} files at once, and the others after them`),
});

/**
 * What an import does with a post, or would do. `create`: it is new. `skip`: a post or page is at its path already.
 * `conflict`: its path can't be taken. `invalid`: it can't be stored. `remarks` say why.
 */
type ImportAction = "create" | "skip" | "conflict" | "invalid";

/** A post of an import. */
export type ImportedPost = {
  /** A file's name, or the post's number in the source. */
  source: string;
  title: string;
  path: string;
  locale: Locale;
  /** What the source says; `scheduled`: it is published there later. */
  status: "published" | "draft" | "scheduled";
  action: ImportAction;
  remarks: string[];
  /** Addresses of its pictures, the cover first; at most 100. */
  pictures: string[];
  /** The page, once it exists. */
  id?: string;
  /** Whether this import published it. */
  isPublished?: boolean;
};

/** How an import ended: numbers of posts by action, of published ones and of stored pictures, and what else the file had. */
export type ImportSummary = Record<ImportAction, number> & { published: number; pictures: number; remarks: string[] };

/** A line of an import's answer: how far reading is, then each post, and the end. An `error` ends it early. */
export type ImportLine =
  | { progress: { read: number; of: number } }
  | { post: ImportedPost }
  | { end: ImportSummary }
  | { error: Pick<Failure, "code" | "message"> };

/** Posts from and to other programs. */
export const transferContract = {
  importPosts: route({
    method: "POST",
    path: "/api/posts/import",
    summary: "Imports posts from Markdown files or a WordPress export, as drafts; answers with lines of JSON",
    permission: "page.edit",
    query: z.object({
      dryRun: z.stringbool().default(false).describe("Only says what would happen"),
      blog: path.optional().describe("The path above the posts; by default their own, or /blog"),
      locale: locale.optional().describe("Their language; by default their own, or the site's"),
      publish: flag.describe("Publishes those that are published in the source and pass the publish check"),
      pictures: z.enum(["fetch", "keep"]).catch("keep").describe('"fetch": stores their pictures in the media library'),
      name: z.string().default("").describe("The name of a single Markdown file"),
    }),
    upload: IMPORT_TYPES,
    boundsMemory: true,
    maxBytes: MAX_EXPORT_BYTES,
    answer: { mediaType: "application/x-ndjson" },
  }),
  exportPosts: route({
    method: "GET",
    path: "/api/posts/export",
    summary: "Downloads all posts as Markdown files with front matter",
    permission: "page.view",
    answer: { mediaType: "application/zip" },
  }),
};
