import "#db/schema";

declare module "#db/schema" {
  /** What visitors send with form blocks. Where it came from is in `inbox_entries`. */
  interface Schema {
    /** A form as visitors saw it, by the hash of its definition: later edits change nothing that was sent. */
    form_versions: {
      hash: string;
      /** JSON: a `FormDefinition`. */
      definition: string;
      created_at: string;
    };
    submissions: {
      id: string;
      created_at: string;
      form_version: string;
      /** JSON: answers by the field's name. */
      answers: string;
      /** Hash of everything a person entered: equal posts within ten minutes are one submission. */
      fingerprint: string;
    };
  }
}
