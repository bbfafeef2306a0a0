import { POST_LENGTHS, type PostLength } from "#ai";
import { isObject } from "#shared";
import { useKept, useKeptValues } from "#ui/kit";
import { currentModel } from "../generator/generate.ts";
import { recall, remember, rememberedIn } from "../generator/remembered.ts";
import type { AiOffer } from "../generator/use-ai-status.ts";
import type { PostRequest } from "./post-draft.ts";

/** Reads a kept length; medium at first. */
export function lengthIn(kept: unknown): PostLength {
  const length = isObject(kept) ? kept.length : undefined;
  return POST_LENGTHS.find((one) => one === length) ?? "medium";
}

/** What was entered: notes, kept until they are used; tone and model as last used anywhere. */
export function usePostRequest({ status }: AiOffer) {
  const kept = useKeptValues();
  const first = (): PostRequest => ({ ...recall(kept), context: "", length: "medium" });
  const typed = useKept("post-notes", (was) =>
    was === undefined ? first() : { ...rememberedIn(was), length: lengthIn(was) },
  );
  const request = { ...typed.value, model: currentModel(status, typed.value.model) };
  return {
    request,
    isKept: typed.value.context !== "",
    change: (next: Partial<PostRequest>) => typed.change({ ...typed.value, ...next }),
    used: () => remember(kept, { tone: request.tone, model: request.model }),
    drop: typed.drop,
  };
}
