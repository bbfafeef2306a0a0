import type { SiteFacts } from "#ai/server";

/** A page that someone wants written: the site that it is for, and what they say about it. */
export type PagePrompt = {
  name: string;
  language: "en" | "es";
  site: SiteFacts;
  context: string;
  tone?: string;
};
