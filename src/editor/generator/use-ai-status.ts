import { useEffect, useState } from "react";
import { messageOf, reconnection } from "#shared";
import { useEditor } from "../state/editor-context.tsx";
import type { AiStatus } from "./generate.ts";

/** What is known about the models so far: nothing, their status, or why there is none (`problem`, in a sentence). */
export type AiOffer = { status?: AiStatus; problem?: string };

/** Reads which models there are, once per dialog; where that fails, again as long as the dialog is open. */
export function useAiStatus(): AiOffer {
  const { generate } = useEditor().props;
  const [offer, setOffer] = useState<AiOffer>({});
  useEffect(() => {
    let isShown = true;
    const update = (next: AiOffer) => isShown && setOffer(next);
    async function read(): Promise<void> {
      if (!generate || !isShown) return;
      try {
        const status = await generate.status();
        update({ status, problem: status.unavailable });
      } catch (error) {
        update({ problem: messageOf(error) });
        await reconnection();
        await read();
      }
    }
    void read();
    return () => void (isShown = false);
  }, [generate]);
  return offer;
}
