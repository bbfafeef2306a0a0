import { metaLabel } from "#publishing";
import { SuggestField } from "#ui/kit";
import type { DraftSession } from "../../drafts/use-draft-session.ts";
import { useMetaText } from "../../pages/seo/use-meta-text.ts";
import { useAuthorChoices } from "../use-author-choices.ts";

type PostAuthorFieldProps = { session: DraftSession; readOnly: boolean };

/** The name of a post's author. */
export function PostAuthorField({ session, readOnly }: PostAuthorFieldProps) {
  const { text, error, type, around } = useMetaText(session, "author");
  const { names } = useAuthorChoices();
  return (
    <div data-page-undo {...around}>
      <SuggestField
        label={metaLabel("author", "post")}
        value={text}
        options={names}
        error={error}
        readOnly={readOnly}
        hint="One of your authors, or any other name."
        onValueChange={(name) => type(name, {})}
      />
    </div>
  );
}
