import type { Generated } from "kysely";
import "#db/schema";

declare module "#db/schema" {
  /** Sign-ups for the newsletter. */
  interface Schema {
    subscribers: {
      id: string;
      created_at: string;
      /** As it was entered. */
      email: string;
      /** The address in lower case: unique among the sign-ups that aren't suspicious. */
      email_key: string;
      first_name: string;
      last_name: string;
      /** Which of our forms it came from. */
      source: string;
      page_path: string;
      /** Campaign parameters of the page's address, without "?". */
      query: string;
      locale: string;
      /** Set when the hidden field was filled, or the team marked it as spam: kept apart, never delivered, never blocks a real sign-up. */
      suspicious_at: string | null;
      /** When the address was confirmed, or was stored where sign-ups aren't confirmed; null: it isn't on the list yet. */
      confirmed_at: string | null;
      /** When they unsubscribed; nothing is sent unless they sign up later. */
      unsubscribed_at: string | null;
      /** When they were last asked to confirm. */
      asked_at: string | null;
      /** When the email that asks is due; null: none is. */
      mail_due_at: string | null;
      mail_attempts: Generated<number>;
      /** Made by `searchText` from name, email and page. */
      search_text: string;
    };
  }
}
