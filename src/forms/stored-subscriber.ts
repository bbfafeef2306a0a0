import type { Subscriber } from "./newsletter.ts";
import type { EntryOrigin } from "./stored-lead.ts";

/** A sign-up for the newsletter with where it came from. */
export type StoredSubscriber = Subscriber & EntryOrigin;

/** A sign-up as lists show it. */
export type ListedSubscriber = Pick<
  StoredSubscriber,
  "id" | "createdAt" | "firstName" | "lastName" | "email" | "locale" | "pagePath"
>;
