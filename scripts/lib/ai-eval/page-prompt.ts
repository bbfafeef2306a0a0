import type { SiteFacts } from "#ai/server";

/** A page to write: its site, and the user's description. */
export type PagePrompt = {
  name: string;
  language: "en" | "es";
  site: SiteFacts;
  context: string;
  tone?: string;
};
