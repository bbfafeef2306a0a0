import { z } from "zod";
import { line } from "#contract";
import { ENTITY_LIMITS } from "../entities/property.ts";

/** What some types of properties need besides. */
export const typeFields = {
  options: z
    .array(line(ENTITY_LIMITS.title, "Enter an option"))
    .max(ENTITY_LIMITS.options)
    .optional()
    .describe("What choice and choices offer"),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, "Enter a currency such as EUR")
    .optional()
    .describe("Of money, which is given in its smallest unit"),
  entity: z.string().optional().describe("The name of the entity that a reference leads to"),
};
