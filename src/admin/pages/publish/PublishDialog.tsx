import { useState } from "react";
import { splitSamples, type MetaTag, type PublishReview } from "#publishing";
import type { JsonObject } from "#shared";
import { Alert, Button, Dialog } from "#ui/kit";
import { LoadingOrError } from "#client";
import type { ProblemActions } from "../problems/ProblemLine.tsx";
import { ProblemReport } from "../problems/ProblemReport.tsx";
import { Contributions } from "./Contributions.tsx";
import { FirstVersion } from "./FirstVersion.tsx";
import { usePublishReview, type Reviewed } from "./use-publish-review.ts";
import { VisibleChanges } from "./VisibleChanges.tsx";

type PublishDialogProps = Reviewed & {
  /** The draft as this browser has it. */
  draft: { metaTags: readonly MetaTag[]; blocks: readonly JsonObject[] };
  onOpen: ProblemActions["onOpen"];
  /** Confirms sample copy; resolves once it is stored. */
  onConfirm: (samples: Parameters<NonNullable<ProblemActions["onConfirm"]>>[0]) => Promise<void>;
};

/** Why a reviewed draft can't be published; undefined when it can. */
function reasonAgainst({ errors, published, revision }: PublishReview): string | undefined {
  if (published?.revision === revision) return "Nothing to publish";
  if (errors.length === 0) return undefined;
  return errors.length === 1 ? "Fix 1 problem first" : `Fix ${errors.length} problems first`;
}

/** Shows what publishing would change for visitors; Enter publishes exactly that. */
export function PublishDialog({ draft, onOpen, onConfirm, ...reviewed }: PublishDialogProps) {
  const { page, onClose } = reviewed;
  const { review, error, isBusy, isPublishing, changedBy, isBlocked, retry, publish } = usePublishReview(reviewed);
  const [isConfirming, setConfirming] = useState(false);
  const { samples, others } = splitSamples(review?.warnings ?? []);
  const confirm: ProblemActions["onConfirm"] = (confirmed) => {
    setConfirming(true);
    void onConfirm(confirmed).finally(() => setConfirming(false));
  };
  return (
    <Dialog
      open
      size="page"
      onOpenChange={(open) => !open && onClose()}
      title="Publish page"
      description="See what changes for visitors, then publish it."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            data-first
            variant="primary"
            busy={isBusy || isPublishing || isConfirming}
            unavailable={review ? reasonAgainst(review) : error && "There is nothing to review yet"}
            onClick={publish}
            // A key still held down from opening this must not publish what nobody has read.
            onKeyDown={(event) => event.repeat && event.preventDefault()}
          >
            Publish
          </Button>
        </>
      }
    >
      {(changedBy.length > 0 || isBlocked) && <Moved names={changedBy} isBlocked={isBlocked} />}
      {!review && <LoadingOrError error={error} onRetry={retry} lines={6} />}
      {review && (
        <>
          <ProblemReport
            report={{ errors: review.errors, warnings: samples }}
            blocks={draft.blocks}
            level={3}
            onOpen={onOpen}
            onConfirm={confirm}
          />
          {review.published ? (
            <VisibleChanges changes={review.changes} />
          ) : (
            <FirstVersion page={page} metaTags={draft.metaTags} outline={review.outline ?? []} />
          )}
          <ProblemReport report={{ errors: [], warnings: others }} blocks={draft.blocks} level={3} onOpen={onOpen} />
          <Contributions contributions={review.contributions} published={review.published} />
        </>
      )}
    </Dialog>
  );
}

function Moved({ names, isBlocked }: { names: readonly string[]; isBlocked: boolean }) {
  const who = names.length > 0 ? new Intl.ListFormat("en").format(names) : "Someone";
  return (
    <Alert kind="info">
      {isBlocked && "Nothing was published. "}
      {`${who} changed this page while you were reviewing it. Below is how it is now.`}
    </Alert>
  );
}
