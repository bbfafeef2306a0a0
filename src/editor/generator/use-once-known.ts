import { useEffect, useEffectEvent, useState } from "react";
import type { AiOffer } from "./use-ai-status.ts";

/**
 * Begins what is asked for as soon as it is known which models there are, so that whoever is quick loses nothing. It never
 * begins where nobody can be asked.
 * @param fromStart whether that is asked for from the start.
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
