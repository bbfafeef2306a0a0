import { useMemo } from "react";
import { diffWords, type OpenConflict, type WordChange } from "#drafts";
import type { Draft, PageKind } from "#publishing";
import { Button, Dialog } from "#ui/kit";
import { Moment } from "#client";
import { conflictInWords } from "./conflict-words.ts";

type ConflictDialogProps = {
  kind: PageKind;
  /** As it is on screen. */
  draft: Draft;
  /** What the answer settles; the first one is shown, and of something removed, all. */
  settled: readonly [OpenConflict, ...OpenConflict[]];
  /** The number of further conflicts. */
  more: number;
  /** @returns whether it succeeded. */
  onSettle: (choice: "mine" | "theirs") => boolean;
  onSay: (text: string) => void;
  onLater: () => void;
};

/** Shows two people's versions of one value, for the one who came later to choose. */
export function ConflictDialog({ kind, draft, settled, more, onSettle, onSay, onLater }: ConflictDialogProps) {
  const [conflict] = settled;
  const { isRemoved, where, mine, theirs } = conflictInWords(draft, settled, kind);
  const changes = useMemo(() => diffWords(theirs, mine), [theirs, mine]);
  const name = conflict.by?.name ?? "Someone else";
  const settle = (choice: "mine" | "theirs", said: string) => () => {
    if (onSettle(choice)) onSay(said);
  };
  return (
    <Dialog
      open
      size="medium"
      onOpenChange={(open) => !open && onLater()}
      title={isRemoved ? "What you changed was removed" : "Two versions of this field"}
      description={
        <>
          <span className="block font-semibold text-ink">{where}</span>
          {isRemoved ? `${name} removed this` : `${name} changed this`}
          {conflict.by?.at !== undefined && (
            <>
              {" "}
              (<Moment at={conflict.by.at} />)
            </>
          )}
          {" while you were changing it."}
          {more > 0 && ` ${more} more to decide.`}
        </>
      }
      footer={
        isRemoved ? (
          <>
            <Button onClick={settle("theirs", "It stays removed")}>Leave it removed</Button>
            <Button onClick={settle("mine", "Restored with your change")}>Bring it back</Button>
          </>
        ) : (
          <>
            <Button onClick={settle("theirs", "Kept theirs")}>Keep theirs</Button>
            <Button onClick={settle("mine", "Kept mine")}>Keep mine</Button>
          </>
        )
      }
    >
      <div className={isRemoved ? "grid" : "grid gap-3 sm:grid-cols-2"}>
        <Version title="Yours" empty={conflict.operation.type === "remove" ? "Removed" : "Empty"}>
          {isRemoved ? [{ kind: "same", text: mine }] : changes.filter((one) => one.kind !== "removed")}
        </Version>
        {!isRemoved && (
          <Version title={conflict.by ? `${name}’s` : "Theirs"} empty="Empty">
            {changes.filter((one) => one.kind !== "added")}
          </Version>
        )}
      </div>
    </Dialog>
  );
}

type VersionProps = { title: string; empty: string; children: readonly WordChange[] };

/** One of the versions; what only it contains is marked. */
function Version({ title, empty, children }: VersionProps) {
  const isEmpty = children.every(({ text }) => text === "");
  return (
    <section aria-label={title} className="grid content-start gap-1.5">
      <h3 className="text-sm font-semibold">{title}</h3>
      <p
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long texts are scrolled with the keyboard, and the focus begins on no button that typing would press
        tabIndex={0}
        className="max-h-60 min-h-11 overflow-y-auto rounded-control bg-tint px-3 py-2 break-words whitespace-pre-wrap"
      >
        {isEmpty ? (
          <span className="text-ink-soft">{empty}</span>
        ) : (
          children.map(({ kind, text }, index) =>
            kind === "same" ? (
              text
            ) : (
              // oxlint-disable-next-line react/no-array-index-key -- a piece of a text is identified by its index alone
              <mark key={index} className="rounded-inner bg-accent-tint px-0.5 text-ink">
                {text}
              </mark>
            ),
          )
        )}
      </p>
    </section>
  );
}
