import { useEffect, useRef } from "react";
import { Alert } from "#ui/kit";

/** A model's reply as it streams in, and its error. */
export function ResponseTab({ text, error }: { text: string; error?: string }) {
  const box = useRef<HTMLPreElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    const shown = box.current;
    if (shown && isAtEnd.current) shown.scrollTop = shown.scrollHeight;
  });
  return (
    <div className="grid gap-3">
      {error !== undefined && <Alert kind="error">{error}</Alert>}
      <pre
        ref={box}
        role="region"
        aria-label="Raw response"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled with the keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          isAtEnd.current = scrollTop + clientHeight >= scrollHeight - 8;
        }}
        className="h-[40dvh] sm:h-90 overflow-y-auto rounded-control border border-line bg-tint p-3 font-mono text-sm break-words whitespace-pre-wrap"
      >
        {text || <span className="text-ink-soft">No response yet</span>}
      </pre>
    </div>
  );
}
