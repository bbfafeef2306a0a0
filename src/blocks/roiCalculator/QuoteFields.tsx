import { LEAD_LIMITS } from "#leads";
import { Field } from "../parts/form/Field.tsx";
import type { CalculatorTexts } from "./calculator-props.ts";

const FIELDS = [
  { name: "firstName", type: "text", autoComplete: "given-name", required: true },
  { name: "lastName", type: "text", autoComplete: "family-name", required: true },
  { name: "email", type: "email", autoComplete: "email", required: true },
  { name: "website", type: "text", inputMode: "url", autoComplete: "url", required: true },
  { name: "linkedinUrl", type: "url", autoComplete: "off", required: false },
] as const;

type Props = {
  idPrefix: string;
  texts: CalculatorTexts["form"];
  values: Record<string, string>;
  errors: Record<string, string>;
};

/** The fields about the person who asks for the quote (spec 5). They keep posted values. */
export function QuoteFields({ idPrefix, texts, values, errors }: Props) {
  return FIELDS.map(({ name, ...input }) => (
    <Field
      key={name}
      {...input}
      id={`${idPrefix}-${name}`}
      name={name}
      label={texts[name]}
      hint={input.required ? undefined : texts.optional}
      maxLength={LEAD_LIMITS[name]}
      defaultValue={values[name]}
      error={errors[name]}
    />
  ));
}
