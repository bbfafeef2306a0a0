import { buttonClass } from "#ui";
import { useBlockContext, useLangs } from "../context.tsx";
import { AnswerCard } from "../parts/form/AnswerCard.tsx";
import { BLOCK_FIELD } from "../parts/form/block-field.ts";
import { Honeypot } from "../parts/form/Honeypot.tsx";
import { PostForm } from "../parts/form/PostForm.tsx";
import { answerOf } from "../parts/form/shown-answer.ts";
import { Templates } from "../parts/form/Templates.tsx";
import { FieldList } from "./FieldList.tsx";
import { CONSENT_FIELD, FORM_ACTION } from "./form-action.ts";
import { FormConsent } from "./FormConsent.tsx";
import { formPrint, PRINT_FIELD } from "./form-print.ts";
import type { FormContent } from "./schema.ts";

type Props = { content: FormContent };

/** The form itself. A plain post to its page without a script; entry.enhance.ts sends it in place. */
export function FormPart({ content }: Props) {
  const { form, idPrefix, mode, texts } = useBlockContext();
  const langs = useLangs();
  const state = form(FORM_ACTION);
  const answer = answerOf(state);
  if (answer?.ok) return <AnswerCard answer={answer} title={texts.form.thanksTitle} />;
  const errors = answer?.fields ?? {};
  const { lists } = state;
  const print = formPrint(content);
  // Nobody agrees to what they haven't read.
  const isSame = lists?.[PRINT_FIELD]?.every((one) => one === print) ?? true;
  const hasFile = content.fields.some(({ type }) => type === "file");
  const titleId = content.headline ? `${idPrefix}-title` : undefined;
  return (
    <div data-enhance="entry" data-form={FORM_ACTION} data-failed={texts.form.failed} data-lang={langs.interface}>
      <PostForm isInert={mode === "edit"} className="grid gap-6" encType={hasFile ? "multipart/form-data" : undefined}>
        {answer && (
          <div lang={langs.interface} data-answer>
            <AnswerCard answer={answer} />
          </div>
        )}
        <fieldset className="grid min-w-0 gap-6" aria-labelledby={titleId}>
          <input type="hidden" name="csrf" value={state.token} />
          <input type="hidden" name="action" value={FORM_ACTION} />
          <input type="hidden" name={BLOCK_FIELD} value={idPrefix} />
          <input type="hidden" name={PRINT_FIELD} value={print} />
          <Honeypot label={texts.form.leaveEmpty} />
          <FieldList content={content} lists={lists} errors={errors} />
          {content.consentText && (
            <FormConsent
              text={content.consentText}
              isGiven={isSame && (lists?.[CONSENT_FIELD]?.includes("on") ?? false)}
              error={errors[CONSENT_FIELD]}
            />
          )}
          <div lang={content.submitText ? undefined : langs.interface}>
            <button type="submit" className={buttonClass.primary}>
              {content.submitText || texts.form.send}
            </button>
          </div>
        </fieldset>
      </PostForm>
      <Templates busy={texts.form.sending} />
    </div>
  );
}
