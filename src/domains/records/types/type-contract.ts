import { z } from "zod";
import { route } from "#contract";
import type { ListedRow } from "../contract.ts";
import { PROPERTY_TYPES } from "../entities/property.ts";
import { typeFields } from "./type-fields.ts";

const typeChange = z.object({
  type: z.enum(PROPERTY_TYPES),
  ...typeFields,
  dryRun: z.boolean().default(false).describe("Only says what would happen"),
  mayLose: z.number().int().min(0).default(0).describe("How many values that don't fit may be left out"),
  revision: z.number().int().optional().describe("Of the entity that the change was made on"),
});
export type TypeChange = z.output<typeof typeChange>;

/** A line of the answer. */
export type TypeLine =
  | { misfit: { tenant: string; row: ListedRow; message: string } }
  | { progress: { checked: number; misfits: number } }
  | { converted: number }
  | { end: { checked: number; values: number; misfits: number; found: string[] } }
  | { error: { code: string; message: string } };

/** Types of properties. */
export const typeContract = {
  changeType: route({
    method: "POST",
    path: "/api/entities/:entity/properties/:property/type",
    summary: "Changes the type of a property, or tries it on all rows; answers with lines of JSON while it works",
    permission: "data.edit",
    body: typeChange,
    answer: { mediaType: "application/x-ndjson" },
  }),
};
