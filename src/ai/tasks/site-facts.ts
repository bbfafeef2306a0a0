/** What a site says of itself, for every prompt. */
export type SiteFacts = {
  siteName: string;
  description?: string;
  /** For whom its copy is written. */
  audience?: string;
  /** How it speaks. */
  tone?: string;
  /** What may be said of it. */
  facts: readonly string[];
};
