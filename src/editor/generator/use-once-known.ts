import { useEffect, useEffectEvent, useState } from "react";
import type { AiOffer } from "./use-ai-status.ts";

/**
 * Starts a request as soon as the models are known, so that an early click isn't lost. It never starts when no model is
 * available.
 * @param fromStart whether it is requested from the start.
 */
export function useOnceKnown({ status, problem }: AiOffer, begin: () => void, fromStart = false) {
  const [isAsked, setAsked] = useState(fromStart);
  const isReady = status !== undefined && problem === undefined;
  const beginAsked = useEffectEvent(() => {
    if (isAsked) begin();
  });
  useEffect(() => {
    if (isReady) beginAsked();
  }, [isReady]);
  return {
    isWaiting: isAsked && !isReady && problem === undefined,
    ask: () => (isReady ? begin() : setAsked(true)),
  };
}
