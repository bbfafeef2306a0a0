import { useCallback, useEffect, useRef } from "react";

/**
 * For what follows an answer, such as closing a dialog or going elsewhere: once people have closed the dialog or left the
 * screen that asked for it, it mustn't reach what they have opened since.
 * @returns a function that says whether the component is still shown.
 */
export function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return useCallback(() => isShown.current, []);
}
