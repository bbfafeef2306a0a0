import { useRef } from "react";
import { cx, type Crop } from "#shared";
import { HANDLES, moveCrop, resizeCrop } from "./crop-geometry.ts";
import { PictureStage, type StagedPicture } from "./PictureStage.tsx";
import { useFractionDrag } from "./use-fraction-drag.ts";

/** What one press of an arrow key moves or resizes by. */
const STEP = 0.01;

type CropStageProps = StagedPicture & {
  crop: Crop;
  /** Width over height in fractions of the picture's; undefined for any. */
  ratio?: number;
  /** The id of what explains the keys. */
  hintId: string;
  onCrop: (crop: Crop) => void;
};

const percent = (fraction: number) => `${fraction * 100}%`;

/** Everything but the crop, as a polygon around it. */
function outside({ x, y, width, height }: Crop): string {
  const [left, top, right, bottom] = [x, y, x + width, y + height].map(percent);
  const hole = `${left} ${top}, ${right} ${top}, ${right} ${bottom}, ${left} ${bottom}, ${left} ${top}`;
  return `polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, ${hole})`;
}

/** The whole picture with the crop over it: moved and resized with the pointer, by touch, or with the arrow keys. */
export function CropStage({ address, crop, ratio, hintId, onCrop, onSize }: CropStageProps) {
  const picture = useRef<HTMLDivElement>(null);
  const drag = useFractionDrag(picture);
  const handles = ratio === undefined ? HANDLES : HANDLES.filter((handle) => handle.length === 2);

  return (
    <PictureStage
      {...{ picture, address, hintId, onSize }}
      label="Crop area"
      shade={<div className="framing-shade" style={{ clipPath: outside(crop) }} />}
      chosenClass="framing-area"
      chosenStyle={{
        left: percent(crop.x),
        top: percent(crop.y),
        width: percent(crop.width),
        height: percent(crop.height),
      }}
      onArrow={({ dx, dy }, isShift) => {
        const by = { dx: dx * STEP, dy: dy * STEP };
        onCrop(isShift ? resizeCrop(crop, "se", by, ratio) : moveCrop(crop, by.dx, by.dy));
      }}
      onChosen={drag(() => {
        const before = crop;
        return ({ dx, dy }) => onCrop(moveCrop(before, dx, dy));
      })}
    >
      {handles.map((handle) => (
        <span
          key={handle}
          aria-hidden
          className={cx("framing-handle", `is-${handle}`)}
          {...drag(() => {
            const before = crop;
            return (by) => onCrop(resizeCrop(before, handle, by, ratio));
          })}
        />
      ))}
    </PictureStage>
  );
}
