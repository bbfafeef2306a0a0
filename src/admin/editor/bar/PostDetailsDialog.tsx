import type { PageSummary } from "#publishing";
import { Button, Dialog } from "#ui/kit";
import type { DraftSession } from "../../drafts/use-draft-session.ts";
import { stepsOf } from "../../pages/page/steps.ts";
import { SaveStateLine } from "../../pages/seo/SaveStateLine.tsx";
import { SummaryFields } from "../../pages/seo/SummaryFields.tsx";
import { useMetaText } from "../../pages/seo/use-meta-text.ts";
import { useMayChange } from "../../pages/use-may-change.ts";
import { PostSection } from "../../posts/details/PostSection.tsx";

type PostDetailsDialogProps = { page: PageSummary; session: DraftSession; onClose: () => void };

/** A post's data over the editor, stored during typing as on the post's own screen. */
export function PostDetailsDialog({ page, session, onClose }: PostDetailsDialogProps) {
  const readOnly = !useMayChange(page);
  const title = useMetaText(session, "title");
  const description = useMetaText(session, "description");
  return (
    <Dialog
      open
      size="medium"
      onOpenChange={(open) => !open && onClose()}
      title="Post details"
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <SummaryFields {...{ page, session, title, description, readOnly }} />
      <PostSection session={session} readOnly={readOnly} />
      <SaveStateLine session={session} steps={stepsOf(session)} readOnly={readOnly} />
    </Dialog>
  );
}
