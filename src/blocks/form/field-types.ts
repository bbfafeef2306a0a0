/** How a field of a form is entered; "hidden" takes its value from the address of the page. */
export const FIELD_TYPES = [
  "text",
  "longText",
  "email",
  "phone",
  "number",
  "date",
  "choice",
  "choices",
  "checkbox",
  "file",
  "hidden",
] as const;

export type FieldType = (typeof FIELD_TYPES)[number];

/** What the editor calls them. */
export const FIELD_CHOICES: Readonly<Record<FieldType, string>> = {
  text: "Short text",
  longText: "Long text",
  email: "Email",
  phone: "Phone",
  number: "Number",
  date: "Date",
  choice: "One of several options",
  choices: "Any number of options",
  checkbox: "Checkbox",
  file: "File",
  hidden: "Hidden, from the address",
};

/** The most fields and options, and the longest texts, in characters. */
export const FORM_LIMITS = { fields: 40, options: 50, label: 200, help: 500, parameter: 60, consent: 1000 } as const;
