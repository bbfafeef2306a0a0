import { readChoice, storeChoice } from "#ui/kit";

const NAME = "blockwright-data-preview";

/** @returns whether the canvas showed data when this browser was last told to. */
export const isDataWanted = (): boolean => readChoice(NAME) === "on";

/** Remembers whether the canvas shows data. */
export const rememberData = (isShown: boolean): void => storeChoice(NAME, isShown ? "on" : "off");
