import { PERSON_LIMITS } from "#forms";

/** The name of the newsletter form's token and of its state on a page. */
export const NEWSLETTER_FORM = "newsletter";

/** Where the newsletter form is posted to, without the language's prefix (spec 2, 7). */
export const NEWSLETTER_PATH = "/newsletter";

/** The fixed `source` of the newsletter form (spec 3). */
export const NEWSLETTER_SOURCE = "right form block";

/** Longest values, in characters, by the names of spec 3. */
export const NEWSLETTER_LIMITS = {
  email: PERSON_LIMITS.email,
  first_name: PERSON_LIMITS.firstName,
  last_name: PERSON_LIMITS.lastName,
} as const;

export type Subscriber = { email: string; firstName: string; lastName: string; source: string };

/** What a link in an email to a subscriber is for. */
export type LinkPurpose = "confirm" | "unsubscribe";

/** Where such links lead, without the language's prefix. */
export const LINK_PATHS: Readonly<Record<LinkPurpose, string>> = {
  confirm: "/newsletter/confirm",
  unsubscribe: "/newsletter/unsubscribe",
};
