import { useEffect, useRef, useState } from "react";

/** How long the numbers must be unchanged before they are announced. */
const SETTLE_MS = 700;

/** Announces the results in one sentence, only after a change and once it has settled. */
export function Summary({ text }: { text: string }) {
  const known = useRef(text);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (known.current === text) return undefined;
    const timer = setTimeout(() => {
      known.current = text;
      setSaid(text);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
