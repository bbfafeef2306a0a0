import "#db/schema";

declare module "#db/schema" {
  /** What the calculator's form has sent. */
  interface Schema {
    leads: {
      id: string;
      created_at: string;
      page_path: string;
      anchor: string | null;
      /** Campaign parameters of the page's address, without "?". */
      query: string;
      locale: string;
      first_name: string;
      last_name: string;
      email: string;
      website: string;
      linkedin_url: string | null;
      num_students: number;
      sessions_per_student: number;
      cost_per_report: number;
      /** JSON: the result that the server computed. */
      result: string;
      /** Set when the hidden field was filled, or the team marked it as spam: kept apart, never delivered. */
      suspicious_at: string | null;
      /** Hash of everything a person entered: equal posts within ten minutes are one lead. */
      fingerprint: string;
      /** Made by `searchText` from name, email, website and page. */
      search_text: string;
    };
  }
}
