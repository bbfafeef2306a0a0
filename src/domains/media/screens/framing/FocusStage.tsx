import { useRef, type KeyboardEvent } from "react";
import type { Focus } from "#shared";
import { arrowOf } from "./arrow-keys.ts";
import { useFractionDrag } from "./use-fraction-drag.ts";

const STEP = 0.01;
const LARGE_STEP = 0.1;

type FocusStageProps = {
  address: string;
  point: Focus;
  /** The id of what explains the keys. */
  hintId: string;
  onPoint: (point: Focus) => void;
};

/** The picture with the point over it, which a click, a drag or the arrow keys move. */
export function FocusStage({ address, point, hintId, onPoint }: FocusStageProps) {
  const picture = useRef<HTMLDivElement>(null);
  const drag = useFractionDrag(picture);

  function press(event: KeyboardEvent): void {
    const arrow = arrowOf(event);
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onPoint({ x: point.x + arrow.dx * step, y: point.y + arrow.dy * step });
  }

  return (
    <div className="framing-stage">
      <div
        ref={picture}
        className="framing-picture media-ground is-point"
        {...drag((at) => {
          onPoint(at);
          return onPoint;
        })}
      >
        <img src={address} alt="" draggable={false} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no role has two dimensions; the fields below it set the same numbers */}
        <div
          role="application"
          aria-label="Focal point"
          aria-describedby={hintId}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- for the same reason
          tabIndex={0}
          data-first
          className="framing-point"
          style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
          onKeyDown={press}
        />
      </div>
    </div>
  );
}
