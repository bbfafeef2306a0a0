import type { Ref } from "react";
import type { Locale } from "#shared";
import { FieldError } from "../parts/form/FieldError.tsx";
import { PrivacyLink } from "../parts/form/PrivacyLink.tsx";
import type { CalculatorTexts } from "./calculator-props.ts";

type Props = {
  ref: Ref<HTMLInputElement>;
  id: string;
  locale: Locale;
  texts: CalculatorTexts;
  isGiven: boolean;
  error?: string;
  onChange: (isGiven: boolean) => void;
};

/** The consent checkbox; the policy that it mentions is a link in its label. */
export function Consent({ ref, id, locale, texts: { form, opensInNewTab }, isGiven, error, onChange }: Props) {
  const [before = "", policy = "", after] = form.consent.split(/[[\]]/);
  return (
    <div className="self-end @max-lg:col-span-full">
      <div className="flex min-h-11 items-center gap-3">
        <input
          ref={ref}
          type="checkbox"
          id={id}
          name="consent"
          value="on"
          required
          defaultChecked={isGiven}
          aria-label={form.consent.replaceAll(/[[\]]/g, "")}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          className="size-6 shrink-0 accent-brand"
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <label htmlFor={id} className="py-2">
          {before}
          <PrivacyLink locale={locale} label={policy} newTab={opensInNewTab} />
          {after}
        </label>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
