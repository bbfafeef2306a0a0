import { useBlockContext } from "../../context.tsx";
import { AnswerCard } from "./AnswerCard.tsx";
import { FieldError } from "./FieldError.tsx";

/**
 * Templates that a form's script copies into the page: the same elements that the server renders after a plain post.
 * @param props.busy the button's text while the form is being sent.
 */
export function Templates({ busy }: { busy: string }) {
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
          {busy}
        </span>
      </template>
    </>
  );
}
