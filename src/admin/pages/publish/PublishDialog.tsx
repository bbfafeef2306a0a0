import { useState } from "react";
import { splitSamples, type MetaTag, type PageKind, type PublishReview } from "#publishing";
import type { JsonObject } from "#shared";
import { Alert, Dialog } from "#ui/kit";
import { LoadingOrError, useSubmit } from "#client";
import type { ProblemActions } from "../problems/SampleCopy.tsx";
import { ProblemReport } from "../problems/ProblemReport.tsx";
import { ScheduleField } from "../schedule/ScheduleField.tsx";
import { enteredTime, timeInWords } from "../schedule/schedule-time.ts";
import { Contributions } from "./Contributions.tsx";
import { FirstVersion } from "./FirstVersion.tsx";
import { PublishButtons } from "./PublishButtons.tsx";
import { usePublishReview, type Reviewed } from "./use-publish-review.ts";
import { VisibleChanges } from "./VisibleChanges.tsx";

type PublishDialogProps = Reviewed & {
  /** The draft as this browser has it. */
  draft: { metaTags: readonly MetaTag[]; blocks: readonly JsonObject[] };
  /** Whether it opens with the choice of a time. */
  startsLater: boolean;
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

const LATER = "Visitors get what you see below at that time, whatever is changed until then.";

/** Shows what publishing would change for visitors; Enter publishes exactly that, now or at a chosen time. */
export function PublishDialog({ draft, startsLater, onOpen, onConfirm, ...reviewed }: PublishDialogProps) {
  const { page, onClose } = reviewed;
  const { review, error, isBusy, changedBy, isBlocked, retry, publish, schedule } = usePublishReview(reviewed);
  const [isLater, setLater] = useState(startsLater);
  const [isConfirming, setConfirming] = useState(false);
  const form = useSubmit(async (values) => schedule(enteredTime(values)?.toISOString() ?? ""));
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
      title={`${isLater ? "Schedule" : "Publish"} ${page.kind}`}
      description={isLater ? LATER : "See what changes for visitors, then publish it."}
      onSubmit={isLater ? form.handleSubmit : undefined}
      footer={
        <PublishButtons
          isLater={isLater}
          busy={isBusy || isConfirming}
          unavailable={review ? reasonAgainst(review) : error && "There is nothing to review yet"}
          onLater={setLater}
          onPublish={publish}
          onClose={onClose}
        />
      }
    >
      {isLater && <ScheduleField scheduledAt={page.scheduledAt} error={form.faults.at} />}
      {isLater && form.error !== undefined && <Alert kind="error">{form.error}</Alert>}
      {!isLater && page.scheduledAt !== undefined && (
        <Alert kind="info">{`Scheduled for ${timeInWords(page.scheduledAt)}. Publishing now ends that schedule.`}</Alert>
      )}
      {(changedBy.length > 0 || isBlocked) && <Moved kind={page.kind} names={changedBy} isBlocked={isBlocked} />}
      {!review && <LoadingOrError error={error} onRetry={retry} lines={6} />}
      {review && (
        <>
          <ProblemReport
            kind={page.kind}
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
          <ProblemReport
            kind={page.kind}
            report={{ errors: [], warnings: others }}
            blocks={draft.blocks}
            level={3}
            onOpen={onOpen}
          />
          <Contributions contributions={review.contributions} published={review.published} />
        </>
      )}
    </Dialog>
  );
}

type MovedProps = { kind: PageKind; names: readonly string[]; isBlocked: boolean };

function Moved({ kind, names, isBlocked }: MovedProps) {
  const who = names.length > 0 ? new Intl.ListFormat("en").format(names) : "Someone";
  return (
    <Alert kind="info">
      {isBlocked && "Nothing was published. "}
      {`${who} changed this ${kind} while you were reviewing it. Below is how it is now.`}
    </Alert>
  );
}
