import { NEWSLETTER_LIMITS } from "#subscribers";
import type { Texts } from "#shared";
import { Field } from "../form/Field.tsx";

const FIELDS = [
  { name: "email", label: "email", type: "email", autoComplete: "email" },
  { name: "first_name", label: "firstName", type: "text", autoComplete: "given-name" },
  { name: "last_name", label: "lastName", type: "text", autoComplete: "family-name" },
] as const;

type Props = {
  idPrefix: string;
  texts: Texts["form"];
  values?: Record<string, string>;
  errors?: Record<string, string>;
};

/** The subscriber's fields, all required (spec 5). They keep posted values. */
export function PersonFields({ idPrefix, texts, values, errors }: Props) {
  return FIELDS.map(({ name, label, ...input }) => (
    <div key={name} className={`newsletter-${name}`}>
      <Field
        {...input}
        id={`${idPrefix}-${name}`}
        name={name}
        label={texts[label]}
        required
        maxLength={NEWSLETTER_LIMITS[name]}
        defaultValue={values?.[name]}
        error={errors?.[name]}
      />
    </div>
  ));
}
