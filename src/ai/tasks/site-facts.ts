/** A site's description of itself, for every prompt. */
export type SiteFacts = {
  siteName: string;
  description?: string;
  /** The audience of its copy. */
  audience?: string;
  /** Its tone of voice. */
  tone?: string;
  /** Statements that copy may make. */
  facts: readonly string[];
};
