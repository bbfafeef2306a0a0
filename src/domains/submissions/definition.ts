import { z } from "zod";

/** A field of a form as visitors saw it. */
const definedField = z.object({
  /** The name that it is posted under. */
  name: z.string(),
  type: z.string(),
  label: z.string(),
  isRequired: z.boolean(),
  options: z.array(z.string()),
});

/** A form as visitors saw it: all that is needed to read its answers. */
export const formDefinition = z.object({ form: z.string(), fields: z.array(definedField), consentText: z.string() });
export type FormDefinition = z.output<typeof formDefinition>;

/** The answer to a field: a text, a number, a yes or no, the chosen options, or null for none. Files are kept apart. */
const answer = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);
export type Answer = z.output<typeof answer>;

/** Answers by the field's name. */
export const answers = z.record(z.string(), answer);
export type Answers = z.output<typeof answers>;
