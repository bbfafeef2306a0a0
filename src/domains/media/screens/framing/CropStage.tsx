import { useRef, type KeyboardEvent } from "react";
import { cx, type Crop } from "#shared";
import { arrowOf } from "./arrow-keys.ts";
import { HANDLES, moveCrop, resizeCrop } from "./crop-geometry.ts";
import { useFractionDrag } from "./use-fraction-drag.ts";

/** What one press of an arrow key moves or resizes by. */
const STEP = 0.01;

type CropStageProps = {
  address: string;
  crop: Crop;
  /** Width over height in fractions of the picture's; undefined for any. */
  ratio?: number;
  /** The id of what explains the keys. */
  hintId: string;
  onCrop: (crop: Crop) => void;
  onSize: (size: { width: number; height: number }) => void;
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

  function press(event: KeyboardEvent): void {
    const arrow = arrowOf(event);
    if (!arrow) return;
    event.preventDefault();
    const by = { dx: arrow.dx * STEP, dy: arrow.dy * STEP };
    onCrop(event.shiftKey ? resizeCrop(crop, "se", by, ratio) : moveCrop(crop, by.dx, by.dy));
  }

  return (
    <div className="framing-stage">
      <div ref={picture} className="framing-picture media-ground">
        <img
          src={address}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => onSize({ width, height })}
        />
        <div className="framing-shade" style={{ clipPath: outside(crop) }} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no role has two dimensions; the fields below it set the same numbers */}
        <div
          role="application"
          aria-label="Crop area"
          aria-describedby={hintId}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- for the same reason
          tabIndex={0}
          data-first
          className="framing-area"
          style={{
            left: percent(crop.x),
            top: percent(crop.y),
            width: percent(crop.width),
            height: percent(crop.height),
          }}
          onKeyDown={press}
          {...drag(() => {
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
        </div>
      </div>
    </div>
  );
}
