import { buttonClass } from "#ui";
import { useBlockContext, useLangs, type FormState } from "../context.tsx";
import { AnswerCard } from "../parts/form/AnswerCard.tsx";
import { BLOCK_FIELD } from "../parts/form/block-field.ts";
import { Honeypot } from "../parts/form/Honeypot.tsx";
import { PostForm } from "../parts/form/PostForm.tsx";
import { PrivacyLink } from "../parts/form/PrivacyLink.tsx";
import type { ShownAnswer } from "../parts/form/shown-answer.ts";
import { Templates } from "../parts/form/Templates.tsx";
import { EntryField } from "../parts/form/entry/EntryField.tsx";
import { ROW_ACTION } from "./row-action.ts";
import type { RowsNewData } from "./schema.ts";

type Props = { data: RowsNewData; state: FormState; answer?: ShownAnswer };

/** The form that an entity's properties make. A plain post to its page without a script; entry.enhance.ts sends it in place. */
export function RowForm({ data: { entity, fields }, state, answer }: Props) {
  const { idPrefix, isLead, locale, texts } = useBlockContext();
  const langs = useLangs();
  const Title = isLead ? "h1" : "h2";
  const titleId = `${idPrefix}-title`;
  const errors = answer?.ok === false ? answer.fields : {};
  const { lists } = state;
  return (
    <div
      data-enhance="entry"
      data-form={ROW_ACTION}
      data-failed={texts.form.failed}
      data-lang={langs.interface}
      className="mx-auto max-w-2xl rounded-card border border-line bg-raised p-6 @md:p-10"
    >
      <Title id={titleId} className="mb-6 text-subtitle">
        {entity.title}
      </Title>
      <PostForm
        className="grid gap-6"
        aria-labelledby={titleId}
        encType={fields.some(({ type }) => type === "image") ? "multipart/form-data" : undefined}
      >
        {answer && (
          <div lang={langs.interface} data-answer>
            <AnswerCard answer={answer} />
          </div>
        )}
        <fieldset className="grid min-w-0 gap-6" aria-labelledby={titleId}>
          <input type="hidden" name="csrf" value={state.token} />
          <input type="hidden" name="action" value={ROW_ACTION} />
          <input type="hidden" name={BLOCK_FIELD} value={idPrefix} />
          <Honeypot label={texts.form.leaveEmpty} />
          {fields.map((field) => (
            <EntryField
              key={field.name}
              field={field}
              values={lists ? (lists[field.name] ?? []) : field.initial}
              error={errors[field.name]}
            />
          ))}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3" lang={langs.interface}>
            <button type="submit" className={buttonClass.primary}>
              {texts.form.send}
            </button>
            <p className="text-sm text-ink-soft">
              <PrivacyLink locale={locale} label={texts.form.privacyPolicy} newTab={texts.opensInNewTab} />
            </p>
          </div>
        </fieldset>
      </PostForm>
      <Templates busy={texts.form.sending} />
    </div>
  );
}
