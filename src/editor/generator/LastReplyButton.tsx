import { History } from "lucide-react";
import { Button } from "#ui/kit";
import type { AiOffer } from "./use-ai-status.ts";
import { hasNoReply, type RunState } from "./use-run.ts";

type LastReplyButtonProps = {
  offer: AiOffer;
  run: RunState<unknown>;
  /** Shows the reply again; missing where there is none. */
  onOpen: (() => void) | undefined;
};

/**
 * Opens the last reply again, unless one is under way or shown. It comes with the site's facts, which decide what of a reply
 * is confirmed.
 */
export function LastReplyButton({ offer: { status, problem }, run, onOpen }: LastReplyButtonProps) {
  const isOfferKnown = status !== undefined || problem !== undefined;
  if (!onOpen || !isOfferKnown || !hasNoReply(run)) return null;
  return (
    <Button className="w-fit" icon={<History />} onClick={onOpen}>
      Open the last reply
    </Button>
  );
}
