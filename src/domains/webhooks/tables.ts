import "#db/schema";

declare module "#db/schema" {
  interface Schema {
    /** The addresses that receive webhooks, each once, with its secrets and its health. */
    webhook_endpoints: {
      id: string;
      created_at: string;
      /** As `URL` writes it, without a fragment. It may hold a secret: never logged. */
      url: string;
      secret: string;
      /** The one before, while receivers may still check with it. */
      old_secret: string | null;
      old_secret_until: string | null;
      /** JSON: `OwnHeader[]`, sent with each request; never shown or logged. */
      headers: string | null;
      /** Set while nothing is sent. */
      disabled_at: string | null;
      /** "gone": the receiver answered 410; "hand": an admin switched it off. */
      disabled_because: string | null;
      /** Of the last webhook that was accepted, within a minute. */
      delivered_at: string | null;
      /** When the first webhook failed since one was accepted. */
      failing_since: string | null;
      /** A sentence about the last failure. */
      failure: string | null;
      /** When the email to the owner is due; null: none is. */
      mail_due_at: string | null;
      mail_attempts: number;
      /** When the owner was notified of the present failure. */
      told_at: string | null;
    };
  }
}
