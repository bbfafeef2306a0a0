import "#db/schema";

declare module "#db/schema" {
  /** Sign-ups for the newsletter. */
  interface Schema {
    subscribers: {
      id: string;
      created_at: string;
      /** As it was entered. */
      email: string;
      /** The address in lower case: unique among the sign-ups that aren't suspicious. */
      email_key: string;
      first_name: string;
      last_name: string;
      /** Which of our forms it came from. */
      source: string;
      page_path: string;
      /** Campaign parameters of the page's address, without "?". */
      query: string;
      locale: string;
      /** Set when the hidden field was filled: kept apart, never delivered, never blocks a real sign-up. */
      suspicious_at: string | null;
      /** Made by `searchText` from name, email and page. */
      search_text: string;
    };
  }
}
