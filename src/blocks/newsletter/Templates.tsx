import { useBlockContext } from "../context.tsx";
import { AnswerCard } from "../parts/form/AnswerCard.tsx";
import { FieldError } from "../parts/form/FieldError.tsx";

/** Templates that newsletter.enhance.ts copies into the page: the same elements that the server renders after a plain post. */
export function Templates() {
  const { texts } = useBlockContext();
  return (
    <>
      <template data-template="success">
        <AnswerCard answer={{ ok: true, success: "", isFresh: true }} title={texts.form.thanksTitle} />
      </template>
      <template data-template="error">
        <AnswerCard answer={{ ok: false, error: "", fields: {}, isFresh: true }} />
      </template>
      <template data-template="field-error">
        <FieldError />
      </template>
      <template data-template="busy">
        <span>
          <span aria-hidden="true" className="spinner" />
          {texts.newsletter.subscribing}
        </span>
      </template>
    </>
  );
}
