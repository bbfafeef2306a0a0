import "#db/schema";

declare module "#db/schema" {
  /** Users. Written by us, except for sessions, verifications and what users change themselves (better-auth). */
  interface Schema {
    users: {
      id: string;
      name: string;
      /** In lower case. */
      email: string;
      /** 1 once the address is confirmed, or else 0: no sign-in before that. */
      email_verified: number;
      /** Required by better-auth, unused. */
      image: string | null;
      role: string;
      disabled_at: string | null;
      created_at: string;
      updated_at: string;
    };
    sessions: {
      id: string;
      token: string;
      user_id: string;
      expires_at: string;
      ip_address: string | null;
      user_agent: string | null;
      created_at: string;
      updated_at: string;
    };
    /** A user's credentials: one password each. The columns of other methods are better-auth's. */
    credentials: {
      id: string;
      user_id: string;
      account_id: string;
      provider_id: string;
      /** Salted scrypt hash. */
      password: string | null;
      access_token: string | null;
      refresh_token: string | null;
      id_token: string | null;
      access_token_expires_at: string | null;
      refresh_token_expires_at: string | null;
      scope: string | null;
      created_at: string;
      updated_at: string;
    };
    /** Tokens of password resets. */
    verifications: {
      id: string;
      identifier: string;
      value: string;
      expires_at: string;
      created_at: string;
      updated_at: string;
    };
    /** Open invitations, one per address; a used one is deleted. */
    invitations: {
      id: string;
      email: string;
      role: string;
      /** SHA-256 of the emailed token. */
      token_hash: string;
      /** The admin who sent it; null for those of earlier versions. */
      invited_by: string | null;
      created_at: string;
      expires_at: string;
    };
    /** One row with a random text: with the secret it gives the code that the first admin enters. */
    setup: {
      id: string;
      nonce: string;
    };
  }
}
