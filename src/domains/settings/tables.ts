import "#db/schema";

declare module "#db/schema" {
  /** The site's settings. */
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
