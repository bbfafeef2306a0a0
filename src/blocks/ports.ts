import type { PlanList } from "./parts/data/plan-list.ts";
import type { PostList, PostPage } from "./parts/data/post.ts";
import type { RowForm } from "./parts/data/row-form.ts";
import type { RowPage } from "./parts/data/properties.ts";
import type { RowList } from "./parts/data/row-list.ts";

/** A person who belongs to an organization. */
export type Member = { user: string; avatar_url?: string; url?: string };

/** Members, for how many seconds they may be shown, and why they are stale if they are. */
export type KnownMembers = { members: Member[]; seconds: number; problem?: unknown };

/** Data with the tags that drop the pages which show it, and the names of the query that were read for it. */
type Tagged<Data> = { data: Data; tags: readonly string[]; queryNames?: readonly string[] };

/** Which rows a block shows; the names come from its variables, and may be a visitor's. Null: the site's own tenant. */
export type WantedRows = {
  tenant: string | null;
  entity: string;
  /** Names, titles or ids of properties that the block leaves out: they are never read. */
  hidden: readonly string[];
};

/**
 * What loaders may read beyond their own content. Blocks declare what they need and the server provides it: a loader knows
 * neither databases nor services.
 */
export type Ports = {
  /**
   * Reads the members of an organization on GitHub.
   * @returns undefined where none are loaded, as in development.
   * @throws Error that says, for the log, why they can't be read.
   */
  readMembers: (organization: string) => Promise<KnownMembers | undefined>;
  /** Lists the published posts of the blog that the page belongs to, or else of all blogs. @param page from 1. */
  readPosts: (wanted: { tag?: string; page: number; size: number }) => Promise<Tagged<PostList>>;
  /** Reads a post by its slug. @returns no data for one that visitors can't see. */
  readPost: (slug: string) => Promise<Tagged<PostPage | undefined>>;
  /**
   * Lists rows that visitors may see.
   * Filters are read from the address: what they are called depends on the entity.
   * @param wanted `sort` is the name of a sortable property, with - before it downwards; `after` and `before` come from an
   * address of the list. What the list can't be sorted or filtered by, and an `after` of another list, are ignored.
   * @returns no data where visitors may see no rows of this entity or tenant.
   */
  readRows: (
    wanted: WantedRows & { size: number; sort?: string; search?: string; after?: string; before?: string },
  ) => Promise<Tagged<RowList | undefined>>;
  /**
   * Lists the plans that visitors are offered.
   * @param wanted.allowsCoupons whether the address may name a coupon.
   * @returns with `isPrivate`, what is for this visitor alone, as the address names a coupon.
   */
  readPlans: (wanted: { allowsCoupons: boolean }) => Promise<Tagged<PlanList> & { isPrivate: boolean }>;
  /** Reads a row that visitors may see. @returns no data for any other. */
  readRow: (wanted: WantedRows & { row: string }) => Promise<Tagged<RowPage | undefined>>;
  /**
   * Reads what a form for new rows needs.
   * @param wanted `created` comes from the address: the signed value that a visitor got with a new row. Any other is ignored.
   * @returns no data where visitors may create no rows of this entity or tenant.
   */
  readRowForm: (wanted: WantedRows & { created?: string }) => Promise<Tagged<RowForm | undefined>>;
};
