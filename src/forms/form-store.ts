import type { Database } from "#db";

/** The dependencies of forms: where they store what was sent, and what their answers depend on. */
export type FormStore = {
  database: Database;
  /** Signs tokens, and keeps addresses out of the limits' table. */
  secret: string;
  /** When leads may expect an answer, in the owner's words. */
  replyTime: () => string | undefined;
  /** Whether sign-ups for the newsletter count once they are confirmed by email; false unless given. */
  confirmsSubscribers?: () => boolean;
};
