import { LengthHint } from "./LengthHint.tsx";
import { DESCRIPTION_LIMIT, TITLE_LIMIT } from "./limits.ts";
import { MetaInput } from "./MetaInput.tsx";
import type { MetaText } from "./use-meta-text.ts";

type SummaryFieldsProps = { title: MetaText; description: MetaText; readOnly: boolean };

/** Title and description, as search results and lists of posts show them. */
export function SummaryFields({ title, description, readOnly }: SummaryFieldsProps) {
  return (
    <>
      <div>
        <MetaInput label="Title" readOnly={readOnly} field={title} />
        <LengthHint length={title.text.length} limit={TITLE_LIMIT} />
      </div>
      <div>
        <MetaInput label="Description" isLong readOnly={readOnly} field={description} />
        <LengthHint length={description.text.length} limit={DESCRIPTION_LIMIT} />
      </div>
    </>
  );
}
