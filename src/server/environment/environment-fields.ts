import { z } from "zod";

export const webAddress = z.url({ protocol: /^https?$/, error: "must be an address such as https://example.org" });

/** A base address that paths are appended to; it may appear in pages and in the log. */
export const baseAddress = webAddress.refine((address) => {
  const { username, password, search, hash } = URL.parse(address) ?? {};
  return !username && !password && !search && !hash;
}, "must have no user name, password, query or fragment");

export const flag = z.enum(["0", "1"], "must be 0 or 1").transform((value) => value === "1");

export const oneWord = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]*$/, "must be one line without spaces");
