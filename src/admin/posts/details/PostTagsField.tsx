import { useState } from "react";
import { metaLabel, readTags } from "#publishing";
import { ChipsField } from "#ui/kit";
import type { DraftSession } from "../../drafts/use-draft-session.ts";
import { useMetaText } from "../../pages/seo/use-meta-text.ts";
import { usePostChoices } from "../use-post-choices.ts";

const labelsIn = (stored: string) => readTags([stored]).map(({ label }) => label);

type PostTagsFieldProps = { session: DraftSession; readOnly: boolean };

/** The tags of a post: one meta tag, in which commas separate them. */
export function PostTagsField({ session, readOnly }: PostTagsFieldProps) {
  const { text, error, type, around } = useMetaText(session, "article:tag", { isStepwise: true });
  const { tags } = usePostChoices();
  const [hasTooMany, setTooMany] = useState(false);
  const change = (wanted: string[]) => {
    const labels = labelsIn(wanted.join(","));
    setTooMany(labels.length < wanted.length);
    type(labels.join(", "), {});
  };
  return (
    <div {...around}>
      <ChipsField
        label={metaLabel("article:tag", "post")}
        values={labelsIn(text)}
        options={tags.map(({ label }) => label)}
        hasPageUndo
        readOnly={readOnly}
        hint="Enter or a comma adds one."
        error={error ?? (hasTooMany ? "A post has at most 20 tags" : undefined)}
        onChange={change}
      />
    </div>
  );
}
