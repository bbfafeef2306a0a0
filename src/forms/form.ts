import type { Locale } from "#shared";

/** Name of the hidden field that only programs fill (spec 5). */
export const HONEYPOT_FIELD = "company_fax";

/** A posted form: text by field name. */
export type FormFields = Record<string, string>;

/**
 * What a form answers: thanks, and where the next page is if the answer has one of its own; or why not, with a message for
 * each refused field.
 */
export type FormAnswer =
  | { ok: true; success: string; next?: string }
  | { ok: false; error: string; fields: Record<string, string>; isChanged?: boolean };

/** The values of a form's page that are kept with what was sent. */
export type FormOrigin = {
  path: string;
  anchor?: string;
  query: string;
  locale: Locale;
  /** The version of the page that visitors saw. */
  versionId?: string;
  /** The page of another site that led here, without its query. */
  referrer?: string;
};

/** How much of an origin is kept, in characters. */
export const ORIGIN_LIMITS = { path: 500, query: 1000, referrer: 300 } as const;
