import { languageName } from "#client";
import { LOCALES, type Locale } from "#shared";
import { SelectField } from "#ui/kit";

const LANGUAGES = LOCALES.map((value) => ({ value, label: languageName(value) }));
const WITH_DEFAULT = [{ value: "", label: "The site’s language" }, ...LANGUAGES];

type LocaleFieldProps = {
  /** Undefined: the site's language. */
  value: Locale | undefined;
  onChange: (locale: Locale | undefined) => void;
  /** A copy begins with the language of its original. */
  isCopy?: boolean;
  error?: string;
};

/** Chooses the language of a new page or post. */
export function LocaleField({ value, onChange, isCopy, error }: LocaleFieldProps) {
  return (
    <SelectField
      label="Language"
      name="locale"
      options={isCopy ? LANGUAGES : WITH_DEFAULT}
      value={value ?? ""}
      onValueChange={(chosen) => onChange(LOCALES.find((one) => one === chosen))}
      error={error}
    />
  );
}
