import { GripVertical } from "lucide-react";
import { useDrag } from "./use-drag.ts";

/** What a block is dragged by. */
export function Grip({ blockKey }: { blockKey: string }) {
  const startDrag = useDrag(blockKey);
  return (
    <span aria-hidden className="bwe-grip" title="Drag to move" onPointerDown={startDrag}>
      <GripVertical />
    </span>
  );
}
