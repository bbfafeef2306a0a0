import type { Migration } from "kysely/migration";
import { up as pagesAndLeads } from "./0001-pages-and-leads.ts";
import { up as subscribers } from "./0002-subscribers.ts";

/** Every change of the tables in order; forward only, never edited once released. */
export const migrations: Record<string, Migration> = {
  "0001-pages-and-leads": { up: pagesAndLeads },
  "0002-subscribers": { up: subscribers },
};
