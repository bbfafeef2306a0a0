import { useBlockContext, useLangs } from "../context.tsx";
import { FieldError } from "../parts/form/FieldError.tsx";
import { PrivacyLink } from "../parts/form/PrivacyLink.tsx";
import { CONSENT_FIELD } from "./form-action.ts";

type Props = { text: string; isGiven: boolean; error?: string };

/** The consent that a form asks for: the part of its text in brackets is the link to the policy. */
export function FormConsent({ text, isGiven, error }: Props) {
  const { idPrefix, locale, texts } = useBlockContext();
  const langs = useLangs();
  const id = `${idPrefix}-${CONSENT_FIELD}`;
  const [before = "", policy, ...rest] = text.split(/[[\]]/);
  return (
    <div data-field={CONSENT_FIELD} data-error={`${id}-error`}>
      <div className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          id={id}
          name={CONSENT_FIELD}
          value="on"
          required
          defaultChecked={isGiven}
          aria-label={text.replaceAll(/[[\]]/g, "")}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          data-control
          className="size-6 shrink-0 accent-brand"
        />
        <label htmlFor={id} className="py-2">
          {before}
          {policy && <PrivacyLink locale={locale} label={policy} newTab={texts.opensInNewTab} />}
          {rest.join("")}
        </label>
      </div>
      {error && (
        <div lang={langs.interface}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
