import { useLayoutEffect, useRef, useState } from "react";

/** Functions by name. */
type Functions<Names extends string> = Record<Names, (...given: never[]) => void>;

/**
 * Makes functions that stay the same and call the latest ones: components that get them aren't re-rendered when these
 * change. They are for events, not for rendering.
 */
export function useStable<Given extends Functions<keyof Given & string>>(latest: Given): Given {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  const [stable] = useState(() => {
    const call =
      (name: keyof Given) =>
      (...given: never[]) =>
        current.current[name](...given);
    // Each name has a function that passes on what it gets.
    return Object.fromEntries((Object.keys(latest) as (keyof Given)[]).map((name) => [name, call(name)])) as Given;
  });
  return stable;
}
