import { COMMANDS, VISUAL_KEYS } from "./commands.ts";

/** @returns the keys of the writing view in words, for the list of shortcuts; keys as `keyNames` reads them. */
export function writingKeys(): { label: string; keys: string[] }[] {
  const ofText = [...COMMANDS, ...VISUAL_KEYS].flatMap(({ name, keys }) =>
    keys === undefined ? [] : [{ label: name, keys: [keys.replaceAll("-", "+")] }],
  );
  return [...ofText, { label: "Close", keys: ["Escape"] }];
}
