import { metaLabel, type PageSummary } from "#publishing";
import type { DraftSession } from "../../drafts/use-draft-session.ts";
import { LengthHint } from "./LengthHint.tsx";
import { DESCRIPTION_LIMIT, TITLE_LIMIT } from "./limits.ts";
import { MetaInput } from "./MetaInput.tsx";
import { MetaMark } from "./MetaMark.tsx";
import { Suggest } from "./Suggest.tsx";
import type { MetaText } from "./use-meta-text.ts";

type SummaryFieldsProps = {
  page: PageSummary;
  session: DraftSession;
  title: MetaText;
  description: MetaText;
  readOnly: boolean;
};

/** Title and description, as search results and lists of posts show them. */
export function SummaryFields({ page, session, title, description, readOnly }: SummaryFieldsProps) {
  return (
    <>
      <div>
        <MetaInput label={metaLabel("title", page.kind)} readOnly={readOnly} field={title} />
        <LengthHint length={title.text.length} limit={TITLE_LIMIT} />
        <MetaMark session={session} name="title" readOnly={readOnly} />
        <Suggest {...{ page, session, readOnly }} field="title" />
      </div>
      <div>
        <MetaInput label={metaLabel("description", page.kind)} isLong readOnly={readOnly} field={description} />
        <LengthHint length={description.text.length} limit={DESCRIPTION_LIMIT} />
        <MetaMark session={session} name="description" readOnly={readOnly} />
        <Suggest {...{ page, session, readOnly }} field="description" />
      </div>
    </>
  );
}
