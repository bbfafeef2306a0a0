import { z } from "zod";
import { route } from "#contract";
import { NUMBER_SPANS } from "./entry.ts";

const counted = z.object({ name: z.string(), entries: z.number() });

/** What arrived in a span of days. */
const numbers = z.object({
  from: z.string(),
  to: z.string(),
  days: z.array(z.object({ day: z.string(), lead: z.number(), submission: z.number(), subscriber: z.number() })),
  pages: z.array(counted.extend({ views: z.number() })).describe("Views are counted without cookies"),
  sources: z.array(counted),
});
export type InboxNumbers = z.output<typeof numbers>;

/** What the inbox's entries add up to. */
export const numbersContract = {
  readNumbers: route({
    method: "GET",
    path: "/api/inbox/numbers",
    summary: "Counts what arrived per day, page and source, and how often the pages were shown",
    permission: "lead.read",
    query: z.object({ span: z.enum(NUMBER_SPANS).default("30").describe("The last days, today included (UTC)") }),
    answer: numbers,
  }),
};
