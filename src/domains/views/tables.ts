import "#db/schema";

declare module "#db/schema" {
  interface Schema {
    /** Saved views of the admin's lists. */
    saved_views: {
      id: string;
      /** The list: the id of the entity whose rows it shows, or "inbox". */
      list: string;
      /** The user it belongs to; null: shared by all staff. */
      owner_id: string | null;
      title: string;
      /** JSON: what the list shows. */
      settings: string;
      created_at: string;
    };
  }
}
