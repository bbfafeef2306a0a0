import "#db/schema";

declare module "#db/schema" {
  /** What the site's owners chose. */
  interface Schema {
    settings: {
      /** "site": there is one row. */
      id: string;
      /** JSON: the settings that were changed. */
      values: string;
      updated_at: string;
      updated_by: string;
    };
  }
}
