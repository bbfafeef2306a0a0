import { Info } from "lucide-react";
import { Button } from "#ui/kit";
import type { Refusal } from "./visual/VisualMode.tsx";

/** Says what keeps a text out of the visual mode, and leads there. */
export function RefusalNote({ refusal, onGo }: { refusal: Refusal; onGo: (line: number) => void }) {
  const { reason, line } = refusal;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-tint px-4 py-2">
      <Info aria-hidden className="size-4 shrink-0 text-ink-soft" />
      <p role="status" className="min-w-0 flex-1 basis-60">
        {reason}
      </p>
      {line !== undefined && <Button onClick={() => onGo(line)}>Go to line {line}</Button>}
    </div>
  );
}
