import { completeBy } from "../complete.ts";
import { namedFields } from "./form-fields.ts";
import { formPrint } from "./form-print.ts";
import { schema, type FormContent } from "./schema.ts";

const complete = completeBy(schema);

/** A form as it is when a post arrives. */
export type SentForm = Pick<FormContent, "consentText" | "thanks" | "redirectTo"> & {
  /** What the team calls it. */
  name: string;
  fields: ReturnType<typeof namedFields>;
  /** What identifies it (`formPrint`). */
  print: string;
};

/** Reads the form of a stored block. @returns undefined where its content has the wrong shape: its page shows no form. */
export function readForm(stored: unknown): SentForm | undefined {
  try {
    const content = complete(stored) as FormContent;
    const { formName, headline, consentText, thanks, redirectTo } = content;
    return {
      name: formName || headline,
      fields: namedFields(content),
      print: formPrint(content),
      consentText,
      thanks,
      redirectTo,
    };
  } catch {
    return undefined;
  }
}
