import { useId } from "react";
import { SHAPES } from "./shapes.ts";

/** The choice of a crop's shape. */
export function ShapeChoice({ shape, onShape }: { shape: string; onShape: (shape: string) => void }) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">Shape</legend>
      <div className="flex flex-wrap gap-1.5">
        {SHAPES.map((one) => (
          <label
            key={one}
            className="relative grid min-h-9 cursor-pointer place-items-center rounded-control border border-control bg-raised px-3 text-sm tabular-nums hover:bg-hover has-checked:border-brand has-checked:bg-brand-tint has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === shape}
              onChange={() => onShape(one)}
              className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-control outline-none"
            />
            <span>{one}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
