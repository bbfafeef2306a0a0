import "#db/schema";
import type { EntryKind, EntryStatus } from "./entry.ts";

declare module "#db/schema" {
  /** What arrives by forms, in one list. */
  interface Schema {
    inbox_entries: {
      /** The id of the lead, submission or sign-up. */
      id: string;
      created_at: string;
      kind: EntryKind;
      /** The form's name, as the team calls it. */
      form: string;
      name: string;
      /** As it was entered; empty where the form doesn't ask for one. */
      email: string;
      /** In lower case: finds everything of one person. */
      email_key: string;
      /** One line that tells entries apart in a list. */
      summary: string;
      page_path: string;
      /** The block's anchor. */
      anchor: string | null;
      /** The version of the page. */
      version_id: string | null;
      /** Campaign parameters of the page's address, without "?". */
      query: string;
      /** The page that led to the site, without its query; empty where the browser doesn't say. */
      referrer: string;
      /** Where the visitor came from (`sourceOf`); empty where nothing says so. */
      source: string;
      locale: string;
      /** What the person agreed to, word for word; empty where the form asks for nothing. */
      consent_text: string;
      status: EntryStatus;
      /** 1 unless it is archived or spam: what the team still sees in its list. */
      is_open: number;
      /** Since when it is held back as spam: what it would trigger hasn't happened. Null once it has. */
      held_at: string | null;
      assignee_id: string | null;
      /** Made by `searchText` from all that was entered. */
      search_text: string;
    };
    inbox_tags: { tag: string; entry_id: string };
    /** What the team wrote about or to a person, and what was done. Newest last. */
    inbox_events: {
      id: string;
      entry_id: string;
      type: "note" | "reply" | "status" | "assignee" | "sent";
      /** The name of who did it; empty for what the site did. */
      author: string;
      /** Of a reply. */
      subject: string;
      text: string;
      created_at: string;
      /** Where answers to a reply go: the address of who wrote it; empty for anything else. */
      reply_to: string;
      /** When the mail server accepted a reply. */
      sent_at: string | null;
      /** When a reply is due. A process postpones this before it tries, as a lease. Null: it is sent or given up. */
      due_at: string | null;
      attempts: number;
    };
    /** How long entries of a form are kept; without a row, until someone deletes them. */
    inbox_retention: { form: string; days: number };
    /** How often pages were shown, without anything about who saw them. */
    page_views: {
      /** UTC, such as 2026-05-01. */
      day: string;
      /** The page's path without a language. */
      path: string;
      views: number;
    };
  }
}
