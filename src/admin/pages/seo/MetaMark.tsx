import { Check, CircleHelp } from "lucide-react";
import { useDraft } from "#drafts";
import { confirmFact, isFact, metaMark, metaNameOf } from "#publishing";
import { Button } from "#ui/kit";
import type { DraftSession } from "../../drafts/use-draft-session.ts";

type MetaMarkProps = { session: DraftSession; name: string; readOnly: boolean };

/** The unconfirmed statement in a meta tag, to be confirmed or rewritten by a person. */
export function MetaMark({ session: { document, sync }, name, readOnly }: MetaMarkProps) {
  const text = useDraft(
    document,
    ({ draft }) => draft.annotations.find((one) => isFact(one) && metaNameOf(one) === name)?.text,
  );
  if (text === undefined) return null;
  const confirm = () => {
    document.change([confirmFact({ ...metaMark(name), text })], { label: "Confirm" });
    sync.changed();
  };
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-control border border-accent bg-accent-tint px-2.5 py-1.5 text-sm">
      <p className="flex min-w-0 flex-1 basis-40 gap-1.5 break-words">
        <CircleHelp aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
        <span className="min-w-0">Nobody has confirmed this yet: {text}</span>
      </p>
      {!readOnly && (
        <Button icon={<Check />} aria-label={`Confirm the ${name}`} onClick={confirm}>
          Confirm
        </Button>
      )}
    </div>
  );
}
