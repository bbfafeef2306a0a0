import type { Database } from "#db";

/** Where forms store what was sent, and what else their answers depend on. */
export type FormStore = {
  database: Database;
  /** Signs tokens, and keeps addresses out of the limits' table. */
  secret: string;
  /** Whether each lead is also mailed to the team: only where a mail server is set, so that no mails pile up. */
  mailsTeam: boolean;
  /** When leads may expect an answer, in the owner's words. */
  replyTime: () => string | undefined;
};
