import { useId, useState } from "react";
import { cropBox, readPictureUse, writePictureUse, type Crop } from "#shared";
import { CropStage } from "./CropStage.tsx";
import { largestCrop, WHOLE, withNumber } from "./crop-geometry.ts";
import { FramingWindow } from "./FramingWindow.tsx";
import type { FramingProps } from "./framing-props.ts";
import { PercentField } from "./PercentField.tsx";
import { placeText } from "./percent-text.ts";
import { ShapeChoice } from "./ShapeChoice.tsx";
import { FREE, ratioOf } from "./shapes.ts";

const NUMBERS: readonly { name: keyof Crop; label: string }[] = [
  { name: "x", label: "X" },
  { name: "y", label: "Y" },
  { name: "width", label: "Width" },
  { name: "height", label: "Height" },
];

/** Chooses the part of a picture that a place shows; the picture itself stays as it is. */
export function CropDialog({ value, onChange, onClose }: FramingProps) {
  const [use] = useState(() => readPictureUse(value));
  const [crop, setCrop] = useState(use.crop ?? WHOLE);
  const [shape, setShape] = useState(FREE);
  const [size, setSize] = useState<{ width: number; height: number }>();
  const hintId = useId();
  const ratio = size && ratioOf(shape, size);
  const box = size && cropBox(crop, size);

  function choose(next: string): void {
    setShape(next);
    const nextRatio = size && ratioOf(next, size);
    if (nextRatio !== undefined) setCrop(largestCrop(crop, nextRatio));
  }
  function onReset(): void {
    setShape(FREE);
    setCrop(WHOLE);
  }
  function onApply(): void {
    onChange(writePictureUse({ ...use, crop }));
  }
  return (
    <FramingWindow
      title="Crop"
      description="Only this place shows the part that you choose. The picture in the library stays whole."
      {...{ onReset, onApply, onClose }}
      canApply={size !== undefined}
    >
      <CropStage address={use.address} onCrop={setCrop} onSize={setSize} {...{ crop, ratio, hintId }} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm text-ink-soft">
        <p id={hintId}>Drag the area or its corners. Arrow keys move it, Shift and arrow keys resize it.</p>
        <p role="status" className="tabular-nums">
          {box && `${box.width} × ${box.height} pixels`}
          {box && <span className="sr-only">, {placeText(crop)}</span>}
        </p>
      </div>
      <div className="grid gap-4 min-[56rem]:grid-cols-[1fr_24rem]">
        <ShapeChoice shape={shape} onShape={choose} />
        <div className="grid grid-cols-2 gap-3 min-[30rem]:grid-cols-4">
          {NUMBERS.map(({ name, label }) => (
            <PercentField
              key={name}
              label={label}
              value={crop[name]}
              onChange={(number) => setCrop(withNumber(crop, name, number, ratio))}
            />
          ))}
        </div>
      </div>
    </FramingWindow>
  );
}
