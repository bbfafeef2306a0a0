import "#db/schema";
import type { Generated } from "kysely";
import type { PageKind } from "./page.ts";

declare module "#db/schema" {
  /** Pages and posts: what visitors see of them, and what editors work on. */
  interface Schema {
    pages: {
      id: string;
      /** "page", or "post" for a page that belongs to a blog. */
      kind: Generated<PageKind>;
      /** Its path; the shared header and footer have none (`SHARED_BLOCKS_PATH`). */
      path: string;
      locale: string;
      /** Its name in lists. */
      title: string;
      /** The text that a search matches (`searchText`): its title and path. */
      search_text: string;
      published_version_id: string | null;
      /** Copied from the published version and the draft, for lists. */
      published_at: string | null;
      published_revision: number | null;
      draft_revision: number | null;
      archived_at: string | null;
      created_at: string;
      /** When the draft or its path last changed. */
      updated_at: string;
      /** Name of the person who changed it last. */
      updated_by: string;
    };
    /** Immutable: what was published, and by whom. */
    page_versions: {
      id: string;
      page_id: string;
      /** JSON: list of {name, value}. */
      meta_tags: string;
      /** JSON: list of blocks in the stored form (spec 3). */
      blocks: string;
      /** The draft's revision that was published. */
      revision: number;
      author: string;
      /** What changed since the previous version, in a few words. */
      summary: string;
      published_at: string;
    };
    page_drafts: {
      page_id: string;
      revision: number;
      /** JSON: the draft as it was at `snapshot_revision`; the log holds what came after. */
      snapshot: string;
      /** JSON: the tombstones of the draft at that revision. */
      removed: string;
      snapshot_revision: number;
    };
    /** The operation log: one row for each batch that a client sent. */
    page_batches: {
      page_id: string;
      client_id: string;
      batch_id: string;
      /** The revision that it made; null when none of it was accepted. */
      revision: number | null;
      /** Hash of what was sent, which distinguishes a resent batch from another one with its id. */
      fingerprint: string;
      /** JSON: the accepted operations. */
      operations: string;
      /** JSON: the operations that were rejected. */
      conflicts: string;
      author: string;
      created_at: string;
    };
    /** Former paths of pages, from which visitors are redirected. */
    page_redirects: {
      path: string;
      locale: string;
      page_id: string;
      created_at: string;
    };
    /** Links that show a draft to anyone who has them. */
    page_previews: {
      id: string;
      page_id: string;
      author: string;
      created_at: string;
      expires_at: string;
      revoked_at: string | null;
    };
    /** One row for each post as it is drafted, and one as it is published; an archived post has only the first. */
    post_listings: {
      page_id: string;
      state: "draft" | "published";
      path: string;
      /** The path above it, such as "/blog". */
      blog: string;
      locale: string;
      title: string;
      description: string;
      cover: string;
      cover_alt: string;
      author: string;
      /** The post's date: ISO; empty for a draft without one. */
      published_at: string;
      /** Words of the published text; 0 in a draft's row. */
      words: number;
    };
    post_tags: {
      page_id: string;
      state: "draft" | "published";
      /** The tag as addresses have it (`tagName`). */
      tag: string;
      /** The tag as it was typed. */
      label: string;
      /** Copies of the listing's, so that the posts with a tag are found in order by the index alone. */
      blog: string;
      locale: string;
      published_at: string;
    };
    /** The content that a page will publish at a set time: as it was when the time was set. */
    page_schedules: {
      page_id: string;
      publish_at: string;
      /** The draft's revision that was scheduled. */
      revision: number;
      meta_tags: string;
      blocks: string;
      author: string;
      created_at: string;
    };
    /** Blocks saved under a name, to be inserted on any page. */
    sections: {
      id: string;
      name: string;
      /** JSON: list of blocks in the stored form (spec 3). */
      blocks: string;
      created_at: string;
      created_by: string;
    };
  }
}
