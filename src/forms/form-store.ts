import type { Database } from "#db";

/** Where forms store what was sent. */
export type FormStore = {
  database: Database;
  /** Whether each lead is also mailed to the team: only where a mail server is set, so that no mails pile up. */
  mailsTeam: boolean;
};
