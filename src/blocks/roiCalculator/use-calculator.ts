import { useEffect, useRef, useState, type RefObject } from "react";
import { calculateRoi, ROI_SLIDERS, type RoiInput } from "#leads";
import { fits } from "./slider-value.ts";

export type SliderName = keyof RoiInput;

/** The form's present values, which a visitor may have changed before the script loaded. */
function presentValues(form: HTMLFormElement | null, known: RoiInput): RoiInput {
  if (!form) return known;
  const data = new FormData(form);
  const values = { ...known };
  for (const name of Object.keys(ROI_SLIDERS) as SliderName[]) {
    const value = Number(data.get(name));
    if (fits(value, ROI_SLIDERS[name])) values[name] = value;
  }
  return values;
}

/**
 * The state of the sliders and of the quote section, which opens by itself at the first change of a slider (spec 4).
 * `isHydrated` becomes true once the script runs: until then the HTML stays as the server sent it.
 */
export function useCalculator(start: RoiInput, startsOpen: boolean, form: RefObject<HTMLFormElement | null>) {
  const [sliders, setSliders] = useState({ input: start, isHydrated: false });
  const [isOpen, setOpen] = useState(startsOpen);
  const isChanged = useRef(false);

  function change(name: SliderName, value: number) {
    setSliders((old) => ({ ...old, input: { ...old.input, [name]: value } }));
    if (!isChanged.current) setOpen(true);
    isChanged.current = true;
  }

  useEffect(() => {
    const { current } = form;
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows what is in the form
    setSliders(({ input }) => ({ input: presentValues(current, input), isHydrated: true }));
  }, [form]);

  const { input, isHydrated } = sliders;
  return { input, result: calculateRoi(input), change, isOpen, setOpen, isHydrated };
}
