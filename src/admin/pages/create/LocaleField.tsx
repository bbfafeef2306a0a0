import { languageName } from "#client";
import { LOCALES, type Locale } from "#shared";
import { SelectField } from "#ui/kit";

const LANGUAGES = [
  { value: "", label: "The site’s language" },
  ...LOCALES.map((value) => ({ value, label: languageName(value) })),
];

type LocaleFieldProps = {
  /** Undefined: the site's language. */
  value: Locale | undefined;
  onChange: (locale: Locale | undefined) => void;
  error?: string;
};

/** Chooses the language of a new page or post. */
export function LocaleField({ value, onChange, error }: LocaleFieldProps) {
  return (
    <SelectField
      label="Language"
      name="locale"
      options={LANGUAGES}
      value={value ?? ""}
      onValueChange={(chosen) => onChange(LOCALES.find((one) => one === chosen))}
      error={error}
    />
  );
}
