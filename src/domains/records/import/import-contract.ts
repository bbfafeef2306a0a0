import { z } from "zod";
import { isObject, parseJson } from "#shared";

/** A line of the answer of an import. */
export type ImportLine =
  | { columns: { heading: string; property: string | null; samples: string[] }[] }
  | { problem: { row: number; problems: readonly unknown[] } }
  | { progress: { read: number; added: number; refused: number } }
  | { end: { read: number; added: number; refused: number; last: number } }
  | { error: { code: string; message: string; added?: number } };

/** How a file is imported. */
export const importQuery = z.object({
  dryRun: z.stringbool().default(false).describe("Only says what would happen"),
  importId: z
    .uuidv7("Send a UUIDv7")
    .optional()
    .describe("A UUIDv7: rows that were added with it before aren't added again, so that an import can be repeated"),
  firstRow: z.coerce
    .number()
    .int()
    .min(2)
    .max(0xffffffff)
    .optional()
    .describe("The number of the first row behind the headings, where the file is a piece of a larger one"),
  columns: z
    .string()
    .transform((text, context) => {
      const parsed = parseJson(text || "{}");
      if (parsed.ok && isObject(parsed.value)) return parsed.value;
      context.addIssue("Send a JSON object");
      return z.NEVER;
    })
    .pipe(z.record(z.string(), z.string()))
    .default({})
    .describe('JSON: a property by a heading, { "Price in euros": "price" }; an empty one leaves the column out'),
});
