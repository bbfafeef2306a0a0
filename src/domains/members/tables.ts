import "#db/schema";

declare module "#db/schema" {
  interface Schema {
    /** Who belongs to which tenant. */
    members: {
      tenant_id: string;
      user_id: string;
      role: string;
      created_at: string;
    };
    /** Open invitations to tenants, one per tenant and address; a used one is deleted. */
    tenant_invitations: {
      id: string;
      tenant_id: string;
      /** In lower case. */
      email: string;
      role: string;
      /** SHA-256 of the emailed token. */
      token_hash: string;
      invited_by: string | null;
      created_at: string;
      expires_at: string;
    };
  }
}
