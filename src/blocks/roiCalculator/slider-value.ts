import { ROI_SLIDERS, type RoiInput } from "#leads";

/** Bounds and step of one slider (spec 5). */
export type SliderBounds = { min: number; max: number; step: number };

/** Rounds a number to the nearest value of the slider. */
export function snap(value: number, { min, max, step }: SliderBounds): number {
  const bounded = Math.min(max, Math.max(min, value));
  return Math.min(max, min + Math.round((bounded - min) / step) * step);
}

/** Whether a number is a value of the slider. */
export function fits(value: number, bounds: SliderBounds): boolean {
  return Number.isFinite(value) && snap(value, bounds) === value;
}

/** The sliders' initial values: posted ones where they are valid, or else the defaults (spec 9). */
export function startValues(posted: Record<string, string | undefined> = {}): RoiInput {
  const start = (name: keyof RoiInput) => {
    const value = Number(posted[name] || Number.NaN);
    return fits(value, ROI_SLIDERS[name]) ? value : ROI_SLIDERS[name].default;
  };
  return {
    numStudents: start("numStudents"),
    sessionsPerStudent: start("sessionsPerStudent"),
    costPerReport: start("costPerReport"),
  };
}
