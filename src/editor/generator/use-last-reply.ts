import { isObject } from "#shared";
import { useKept } from "#ui/kit";

/** A finished reply that nobody has accepted, the context that it was asked with, and the copy that it is about. */
type LastReply = { text: string; context: string; copy: string };

function replyIn(kept: unknown): LastReply | undefined {
  if (!isObject(kept)) return undefined;
  const { text, context, copy } = kept;
  const isReply = typeof text === "string" && typeof context === "string" && typeof copy === "string";
  return isReply ? { text, context, copy } : undefined;
}

/** Keeps the last finished reply for a block or one of its fields, which was paid for. @param target names the block or field. */
export function useLastReply(target: string) {
  const { value, change, drop } = useKept<LastReply | undefined>(`reply/${target}`, replyIn);
  return { last: value, keep: change, drop };
}
