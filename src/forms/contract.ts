import { z } from "zod";
import { cursor, flag, limit } from "#contract";

/** The query of a list: what to search for, and which page of it. */
export const submissionQuery = z.object({
  search: z.string().optional(),
  limit,
  cursor,
  suspicious: flag.describe("Those whose hidden field was filled"),
});

/** Who sent something, where and when: the fields that every kind of submission has. */
export const submission = z.object({
  id: z.string(),
  createdAt: z.string(),
  pagePath: z.string(),
  query: z.string().describe('Campaign parameters of the page\'s address, without "?"'),
  locale: z.string(),
  isSuspicious: z.boolean(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});

/** The fields that every list shows. */
export const LISTED = {
  id: true,
  createdAt: true,
  email: true,
  firstName: true,
  lastName: true,
  pagePath: true,
} as const;

export const CSV = { mediaType: "text/csv" };
