import { z } from "zod";
import {
  altText,
  color,
  commaList,
  headlineFields,
  href,
  imageSrc,
  listOf,
  longText,
  option,
  requiredText,
  styleOf,
  text,
} from "../fields.ts";
import { FIELD_CHOICES, FIELD_TYPES, FORM_LIMITS } from "./field-types.ts";

const MAX_ID = 1_000_000;

/** What an answer belongs to: it stays when a field is renamed or moved. */
const fieldId = () =>
  z
    .number()
    .int()
    .min(0)
    .meta({ initial: () => Math.floor(Math.random() * MAX_ID), isAssigned: true, says: "nothing", model: "never" });

const field = () =>
  z
    .looseObject({
      id: fieldId().optional(),
      type: z.enum(FIELD_TYPES).meta({ choices: FIELD_CHOICES }),
      label: requiredText().max(FORM_LIMITS.label),
      help: text().max(FORM_LIMITS.help).optional(),
      required: z.boolean().meta({ title: "Required" }).optional(),
      options: commaList()
        .meta({ title: "Options to choose from", shownIn: ["choice", "choices"] })
        .optional(),
      parameter: text()
        .max(FORM_LIMITS.parameter)
        .meta({
          title: "Its name in the address",
          placeholder: "utm_source",
          says: "nothing",
          model: "never",
          shownIn: ["hidden"],
        })
        .optional(),
    })
    .superRefine(({ type, options = [], parameter }, context) => {
      const refuse = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
      if ((type === "choice" || type === "choices") && options.length === 0)
        refuse("options", "Add at least one option");
      if (options.length > FORM_LIMITS.options) refuse("options", `A field has at most ${FORM_LIMITS.options} options`);
      if (type === "hidden" && !parameter) refuse("parameter", "Name the part of the address that fills this field");
    });

/** An address of this site; anything else would send visitors away with what they have entered. */
const ownHref = () =>
  href().refine((value) => value === "" || /^\/(?![/\\])/.test(value), "Choose a page of this site: it begins with /");

/** A form whose fields are content; what visitors send arrives in the inbox. */
export const schema = z.looseObject({
  style: styleOf(["simple", "card", "split"]),
  ...headlineFields(),
  formName: text()
    .max(FORM_LIMITS.label)
    .meta({ title: "Name in the inbox", placeholder: "The headline", says: "nothing", model: "never" })
    .optional(),
  fields: listOf(field(), "field", "label")
    .min(1, "Add at least one field")
    .max(FORM_LIMITS.fields, `A form has at most ${FORM_LIMITS.fields} fields`),
  columns: option(["1", "2"]).meta({ model: "never" }).optional(),
  consentText: longText()
    .max(FORM_LIMITS.consent)
    .meta({ title: "Consent, with the link to the privacy policy in [brackets]", model: "quoted" })
    .optional(),
  submitText: text().max(FORM_LIMITS.label).meta({ title: "Button", placeholder: "Send" }).optional(),
  thanks: longText().max(FORM_LIMITS.help).meta({ title: "Thank-you text" }).optional(),
  redirectTo: ownHref().meta({ title: "Page to show afterwards", model: "never" }).optional(),
  image: imageSrc()
    .optional()
    .meta({ shownIn: ["split"] }),
  imageAlt: altText("image")
    .optional()
    .meta({ shownIn: ["split"] }),
  color: color().optional(),
});

export type FormContent = z.output<typeof schema>;
