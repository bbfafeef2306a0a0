import { NEWSLETTER_FORM, NEWSLETTER_PATH, NEWSLETTER_SOURCE } from "#subscribers";
import { cx, localePath } from "#shared";
import { buttonClass } from "#ui";
import { useBlockContext } from "../../../context.tsx";
import { AnswerCard } from "../AnswerCard.tsx";
import { PrivacyLink } from "../PrivacyLink.tsx";
import { answerOf } from "../shown-answer.ts";
import { Honeypot } from "../Honeypot.tsx";
import { PostForm } from "../PostForm.tsx";
import { Templates } from "../Templates.tsx";
import { PersonFields } from "./PersonFields.tsx";

const VARIANTS = {
  row: "newsletter-row",
  card: "newsletter-card rounded-card border border-line bg-raised p-6 text-ink shadow-soft @sm:p-8",
  plain: "newsletter-plain",
};

/**
 * The newsletter form (spec 3, 4, 5). A plain post without a script; its HTML has no `disabled`, only
 * the script disables the button while there is no address.
 * @param title a heading above the fields, for a form that has none beside it.
 */
export function NewsletterForm({ variant, title }: { variant: keyof typeof VARIANTS; title?: string }) {
  const { idPrefix, locale, texts, form, mode } = useBlockContext();
  const state = form(NEWSLETTER_FORM);
  const answer = answerOf(state);
  if (answer?.ok) return <AnswerCard answer={answer} title={texts.form.thanksTitle} />;
  return (
    <div
      lang={locale}
      data-enhance="newsletter"
      data-form={NEWSLETTER_FORM}
      data-failed={texts.form.failed}
      className={VARIANTS[variant]}
    >
      {title && <h2 className="newsletter-title text-subtitle">{title}</h2>}
      <PostForm isInert={mode === "edit"} action={localePath(NEWSLETTER_PATH, locale)} className="grid gap-6">
        {answer && <AnswerCard answer={answer} />}
        <fieldset className="newsletter-fields min-w-0">
          <legend className="sr-only">{texts.newsletter.title}</legend>
          <input type="hidden" name="csrf" value={state.token} />
          <input type="hidden" name="source" value={NEWSLETTER_SOURCE} />
          <Honeypot label={texts.form.leaveEmpty} />
          <PersonFields idPrefix={idPrefix} texts={texts.form} values={state.values} errors={answer?.fields} />
          <button type="submit" className={cx(buttonClass.primary, "newsletter-submit")}>
            {texts.newsletter.subscribe}
          </button>
        </fieldset>
        <p className="newsletter-privacy text-sm text-ink-soft">
          {texts.newsletter.privacy}{" "}
          <PrivacyLink locale={locale} label={texts.form.privacyPolicy} newTab={texts.opensInNewTab} />
        </p>
      </PostForm>
      <Templates busy={texts.newsletter.subscribing} />
    </div>
  );
}
