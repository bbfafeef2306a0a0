import { useEffect, useState } from "react";
import { messageOf } from "#shared";
import { useEditor } from "../state/editor-context.tsx";
import type { AiStatus } from "./generate.ts";

/** What is known about the models so far: nothing, their status, or why there is none (`problem`, in a sentence). */
export type AiOffer = { status?: AiStatus; problem?: string };

/** Reads which models there are, once per dialog. */
export function useAiStatus(): AiOffer {
  const { generate } = useEditor().props;
  const [offer, setOffer] = useState<AiOffer>({});
  useEffect(() => {
    let isShown = true;
    const update = (next: AiOffer) => isShown && setOffer(next);
    void generate?.status().then(
      (status) => update({ status, problem: status.unavailable }),
      (error: unknown) => update({ problem: messageOf(error) }),
    );
    return () => void (isShown = false);
  }, [generate]);
  return offer;
}
