import { useEffect, useRef, useState, type ReactNode } from "react";
import type { JsonObject } from "#shared";
import { PreviewFrame } from "./PreviewFrame.tsx";
import { usePreviewQueue } from "./queue-context.ts";

type LivePreviewProps = {
  /** In the stored form; it re-renders when this is another list. */
  blocks: readonly JsonObject[];
  /** Whether the first block's data can only be rendered by the server (`Browse`). */
  isServed?: boolean;
  /** Shown until it is rendered. */
  placeholder: ReactNode;
};

/** Blocks as visitors would see them, small; rendered once they come near in their list. Decorative: a button names them. */
export function LivePreview({ blocks, isServed, placeholder }: LivePreviewProps) {
  const queue = usePreviewQueue();
  const box = useRef<HTMLDivElement>(null);
  const [isRendered, setRendered] = useState(false);
  useEffect(() => (queue && box.current ? queue.watch(box.current, setRendered) : undefined), [queue]);
  return (
    <div
      ref={box}
      aria-hidden
      className="pointer-events-none relative grid aspect-16/10 place-items-center overflow-hidden bg-tint [content-visibility:auto]"
    >
      {placeholder}
      {isRendered && (
        <PreviewFrame {...{ blocks, isServed }} onReady={() => box.current && queue?.settle(box.current)} />
      )}
    </div>
  );
}
