import { benchLeads } from "../leads.ts";
import { pace } from "../pace.ts";
import { postingRows } from "./postings.ts";
import type { Row } from "./row.ts";

const LEAD_PACES = pace([500, 1000, 3000], [500]);

/** Leads that are posted at a steady pace. */
export async function leadRows(): Promise<Row[]> {
  return postingRows("leads", await benchLeads(LEAD_PACES));
}
