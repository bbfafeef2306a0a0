import { useEffect, useRef, useState, type Ref } from "react";
import { LEAD_ACTION } from "#leads";
import { buttonClass } from "#ui";
import { AnswerCard } from "../parts/form/AnswerCard.tsx";
import { Honeypot } from "../parts/form/Honeypot.tsx";
import { PostForm } from "../parts/form/PostForm.tsx";
import type { CalculatorProps } from "./calculator-props.ts";
import { Consent } from "./Consent.tsx";
import { QuoteFields } from "./QuoteFields.tsx";
import type { useQuote } from "./use-quote.ts";

type Props = CalculatorProps & {
  ref: Ref<HTMLFormElement>;
  id: string;
  isHydrated: boolean;
  quote: ReturnType<typeof useQuote>;
};

/**
 * The lead form (spec 3, 5). A plain post without a script; its HTML has no `disabled`, only the
 * running island blocks the button until consent is given. The button stays focusable, says what it waits for, and a
 * click marks every missing field.
 */
export function QuoteForm({ ref, id, idPrefix, locale, texts, form, isInert, isHydrated, quote }: Props) {
  const { values = {}, token } = form;
  const { answer, faults, isSending, submit, mark, clearFault } = quote;
  const consent = useRef<HTMLInputElement>(null);
  const [hasConsent, setConsent] = useState(values.consent === "on");
  useEffect(() => setConsent(consent.current?.checked ?? false), []);
  const isHeld = isHydrated && !hasConsent;
  const hintId = `${idPrefix}-send-hint`;

  if (answer?.ok) return <AnswerCard answer={answer} title={texts.form.thanksTitle} />;
  return (
    <PostForm
      ref={ref}
      id={id}
      isInert={isInert}
      className="grid gap-6"
      onSubmit={submit}
      onInvalidCapture={(event) => event.target instanceof HTMLInputElement && mark(event, event.target)}
      onInput={({ target }) => target instanceof HTMLInputElement && clearFault(target)}
    >
      {answer && <AnswerCard answer={answer} title={texts.error} />}
      <fieldset disabled={isSending} className="grid min-w-0 gap-x-6 gap-y-4 @sm:grid-cols-2">
        <legend className="sr-only">{texts.roi.quote}</legend>
        <input type="hidden" name="csrf" value={token} />
        <input type="hidden" name="action" value={LEAD_ACTION} />
        <Honeypot label={texts.form.leaveEmpty} />
        <QuoteFields idPrefix={idPrefix} texts={texts.form} values={values} errors={faults} />
        <Consent
          ref={consent}
          id={`${idPrefix}-consent`}
          texts={texts}
          locale={locale}
          isGiven={values.consent === "on"}
          error={faults.consent}
          onChange={setConsent}
        />
        <div className="col-span-full flex flex-wrap items-center gap-4">
          <button
            type="submit"
            aria-disabled={isHeld || undefined}
            aria-describedby={isHeld ? hintId : undefined}
            className={buttonClass.primary}
          >
            {isSending && <span aria-hidden="true" className="spinner" />}
            {isSending ? texts.form.sending : texts.form.send}
          </button>
          {isHeld && (
            <p id={hintId} className="text-sm text-ink-soft">
              {texts.form.sendHint}
            </p>
          )}
        </div>
      </fieldset>
    </PostForm>
  );
}
