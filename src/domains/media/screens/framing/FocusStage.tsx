import { useRef } from "react";
import type { Focus } from "#shared";
import { PictureStage, type StagedPicture } from "./PictureStage.tsx";
import { useFractionDrag } from "./use-fraction-drag.ts";

const STEP = 0.01;
const LARGE_STEP = 0.1;

type FocusStageProps = StagedPicture & {
  point: Focus;
  /** The id of what explains the keys. */
  hintId: string;
  onPoint: (point: Focus) => void;
};

/** The picture with the point over it, which a click, a drag or the arrow keys move. */
export function FocusStage({ address, point, hintId, onPoint }: FocusStageProps) {
  const picture = useRef<HTMLDivElement>(null);
  const drag = useFractionDrag(picture);

  return (
    <PictureStage
      {...{ picture, address, hintId }}
      pictureClass="is-point"
      label="Focal point"
      chosenClass="framing-point"
      chosenStyle={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
      onArrow={({ dx, dy }, isShift) => {
        const step = isShift ? LARGE_STEP : STEP;
        onPoint({ x: point.x + dx * step, y: point.y + dy * step });
      }}
      onPicture={drag((at) => {
        onPoint(at);
        return onPoint;
      })}
    />
  );
}
