import * as icons from "./icon-set.ts";

export { icons };

export type IconName = keyof typeof icons;

/** @returns whether content names an icon of the set. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}
