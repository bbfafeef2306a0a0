/** A list without a scroll bar, which a dialog around it couldn't scroll. */
const MAX_SHOWN = 8;

/** @returns a text as it is compared: without case, accents and space around it. */
function folded(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
}

/** @returns whether two texts differ in case, accents and space around them at most. */
export function isAlike(a: string, b: string): boolean {
  return folded(a) === folded(b);
}

/**
 * @returns at most 8 options that contain a text, those that begin with it first; the first ones for an empty text, and for
 * one that is an option itself, which means a choice already made.
 */
export function matching(options: readonly string[], text: string): string[] {
  const wanted = folded(text);
  if (wanted === "" || options.includes(text)) return options.slice(0, MAX_SHOWN);
  const found = options.filter((option) => folded(option).includes(wanted));
  const first = found.filter((option) => folded(option).startsWith(wanted));
  return [...new Set([...first, ...found])].slice(0, MAX_SHOWN);
}
