import type { Ref } from "react";
import type { CalculatorTexts } from "./calculator-props.ts";

type Props = {
  ref: Ref<HTMLInputElement>;
  id: string;
  texts: CalculatorTexts;
  privacyHref: string;
  isGiven: boolean;
  error?: string;
  onChange: (isGiven: boolean) => void;
};

/** The consent box, and beside it the policy that it speaks of, in a tab of its own so that the form stays filled. */
export function Consent({ ref, id, texts: { form, opensInNewTab }, privacyHref, isGiven, error, onChange }: Props) {
  return (
    <div className="self-end max-lg:col-span-full">
      <div className="flex flex-wrap items-center gap-x-6">
        <div className="flex min-h-11 items-center gap-3">
          <input
            ref={ref}
            type="checkbox"
            id={id}
            name="consent"
            value="on"
            required
            defaultChecked={isGiven}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && `${id}-error`}
            className="size-6 shrink-0 accent-brand"
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          <label htmlFor={id} className="py-2">
            {form.consent}
          </label>
        </div>
        <a href={privacyHref} target="_blank" rel="noopener" className="py-2 text-sm underline">
          {form.privacyPolicy}
          <span className="sr-only"> ({opensInNewTab})</span>
        </a>
      </div>
      {error && (
        <p id={`${id}-error`} className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
