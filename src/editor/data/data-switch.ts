import { readChoice, storeChoice } from "#ui/kit";

const NAME = "blockwright-data-preview";

/** @returns whether this browser last chose to show data on the canvas. */
export const isDataWanted = (): boolean => readChoice(NAME) === "on";

/** Remembers whether the canvas shows data. */
export const rememberData = (isShown: boolean): void => storeChoice(NAME, isShown ? "on" : "off");
