import { useId, useState } from "react";
import { previewAddress, readPictureUse, shownFocus, toStep, writePictureUse, type Focus } from "#shared";
import { WHOLE } from "./crop-geometry.ts";
import { FocusPreviews } from "./FocusPreviews.tsx";
import { FocusStage } from "./FocusStage.tsx";
import { FramingWindow } from "./FramingWindow.tsx";
import type { FramingProps } from "./framing-props.ts";
import { PercentField } from "./PercentField.tsx";
import { placeText } from "./percent-text.ts";

const CENTRE: Focus = { x: 0.5, y: 0.5 };

/** Chooses the point of a picture that stays in view where a frame cuts it. */
export function FocusDialog({ value, onChange, onClose }: FramingProps) {
  const [use] = useState(() => readPictureUse(value));
  // Within the part that is shown; undefined while the frames decide.
  const [chosen, setChosen] = useState(() => shownFocus(use));
  const hintId = useId();
  const address = previewAddress(value);
  const point = chosen ?? CENTRE;
  const set = ({ x, y }: Focus) => {
    const within = (at: number) => toStep(Math.min(Math.max(at, 0), 1));
    setChosen({ x: within(x), y: within(y) });
  };

  function onApply(): void {
    const crop = use.crop ?? WHOLE;
    const focus = chosen && { x: crop.x + chosen.x * crop.width, y: crop.y + chosen.y * crop.height };
    onChange(writePictureUse({ ...use, focus }));
  }
  return (
    <FramingWindow
      title="Focal point"
      description="Where a frame has a different shape from the picture, this point stays in view."
      {...{ onApply, onClose }}
      onReset={() => setChosen(undefined)}
    >
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_15rem]">
        <FocusStage address={address} point={point} hintId={hintId} onPoint={set} />
        <FocusPreviews address={address} point={point} />
        <div className="grid content-start gap-3">
          <p id={hintId} className="text-sm text-ink-soft">
            Click or drag. Arrow keys move the point, with Shift in larger steps.
          </p>
          <p role="status" className="sr-only">
            {placeText(point)}
          </p>
          <div className="grid grid-cols-2 gap-3 sm:max-w-60">
            <PercentField label="X" value={point.x} onChange={(x) => set({ ...point, x })} />
            <PercentField label="Y" value={point.y} onChange={(y) => set({ ...point, y })} />
          </div>
        </div>
      </div>
    </FramingWindow>
  );
}
