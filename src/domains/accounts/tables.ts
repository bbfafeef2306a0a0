import "#db/schema";

declare module "#db/schema" {
  /** Who may sign in. Written by us but for sessions, verifications and what people change of themselves (better-auth). */
  interface Schema {
    users: {
      id: string;
      name: string;
      /** In lower case. */
      email: string;
      /** 1 once its owner showed to read mail at the address, else 0: no sign-in before. */
      email_verified: number;
      /** Kept by better-auth's user, unused. */
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
    /** How a user proves who they are: one password each. The columns of other ways are better-auth's. */
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
    /** Open invitations, one an address; a used one is gone. */
    invitations: {
      id: string;
      email: string;
      role: string;
      /** SHA-256 of the token in the mail. */
      token_hash: string;
      created_at: string;
      expires_at: string;
    };
    /** One row with a random text: with the secret it makes the code that the first admin enters. */
    setup: {
      id: string;
      nonce: string;
    };
  }
}
