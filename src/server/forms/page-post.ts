import type { PageParams } from "#blocks";
import type { FormPost, FormReply } from "#forms/server";
import type { Locale } from "#shared";
import type { Address } from "#site";
import type { FoundForm } from "../pages/published.ts";
import type { Entries } from "../records/posted-values.ts";

/** A post with everything that a form may need of its page: `found` is the form there, `query` what its block reads. */
export type PagePost = FormPost & {
  entries: Entries;
  /** What was sent as a file, by the name of the field. */
  files: ReadonlyMap<string, File>;
  address: Address;
  locale: Locale;
  found?: FoundForm;
  params: PageParams;
  query: Readonly<Record<string, string>>;
};

/** A row as its sender sees it. */
type SentRow = { id: string; values: Readonly<Record<string, unknown>> };

/** A price that a coupon changes, in the currency's smallest unit. */
type CutPrice = { plan: string; interval: string; currency: string; amount: number; amountBefore: number };

/**
 * A form's answer (spec 7). One that has a page of its own names it in `next`, or in `shownAt` where a script needs no other
 * page; `retryAfter` is in seconds.
 */
export type Answer =
  | FormReply
  | { status: 200; success: string; row: SentRow; next: string }
  | { status: 200; success: string; prices: readonly CutPrice[]; shownAt: string }
  | { status: 200; success: string; next?: string }
  | { status: 409; error: string; isChanged: true }
  | { status: 404 | 409 | 413 | 503; error: string; retryAfter?: number };
