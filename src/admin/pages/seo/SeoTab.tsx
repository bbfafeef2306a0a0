import { metaLabel, type PageSummary } from "#publishing";
import { localePath } from "#shared";
import { SwitchField } from "#ui/kit";
import { siteName } from "#client";
import type { DraftSession } from "../../drafts/use-draft-session.ts";
import { PostSection } from "../../posts/details/PostSection.tsx";
import type { Steps } from "../page/steps.ts";
import { useMayChange } from "../use-may-change.ts";
import { MetaInput } from "./MetaInput.tsx";
import { MoreTags } from "./MoreTags.tsx";
import { SaveStateLine } from "./SaveStateLine.tsx";
import { SearchPreview } from "./SearchPreview.tsx";
import { ShareImageField } from "./ShareImageField.tsx";
import { SharePreview } from "./SharePreview.tsx";
import { SummaryFields } from "./SummaryFields.tsx";
import { useMetaText } from "./use-meta-text.ts";

type SeoTabProps = { page: PageSummary; session: DraftSession; steps: Steps };

/** A post's data, and what search engines and link previews show of the page; input is stored during typing. */
export function SeoTab({ page, session, steps }: SeoTabProps) {
  const readOnly = !useMayChange(page);
  const title = useMetaText(session, "title");
  const description = useMetaText(session, "description");
  const image = useMetaText(session, "og:image");
  const canonical = useMetaText(session, "canonical");
  const robots = useMetaText(session, "robots");
  const isPost = page.kind === "post";
  const isHidden = robots.text.includes("noindex");
  const shown = {
    address: window.location.origin + localePath(page.path, page.locale),
    title: title.text || siteName(),
    description: description.text,
  };
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
      <div className="grid max-w-xl gap-5">
        <SaveStateLine session={session} steps={steps} readOnly={readOnly} />
        {isPost && (
          <>
            <PostSection session={session} readOnly={readOnly} />
            <h2 className="mt-3 text-lead">Search &amp; sharing</h2>
          </>
        )}
        <SummaryFields {...{ page, session, title, description, readOnly }} />
        {!isPost && <ShareImageField image={image} readOnly={readOnly} />}
        <SwitchField
          label={metaLabel("robots", page.kind)}
          hint="Anyone who knows the address can still open the page."
          error={robots.error}
          checked={isHidden}
          disabled={readOnly}
          onCheckedChange={(checked) => robots.type(checked ? "noindex" : "", {})}
        />
        <MetaInput
          label={metaLabel("canonical", page.kind)}
          hint="Only if the same content is published elsewhere: search engines then show that page."
          placeholder={shown.address}
          readOnly={readOnly}
          field={canonical}
        />
        <MoreTags kind={page.kind} session={session} steps={steps} readOnly={readOnly} />
      </div>
      <div className="grid gap-6 lg:sticky lg:top-8">
        <SearchPreview {...shown} site={siteName()} isHidden={isHidden} />
        <SharePreview {...shown} image={image.text} />
      </div>
    </div>
  );
}
