/** @returns where in a list of blocks a fault is, in words: "Block 3, faq › items › 2 › answer"; undefined elsewhere. */
export function placeInList([list, index, ...rest]: readonly string[]): string | undefined {
  if (list !== "blocks" || index === undefined) return undefined;
  return [`Block ${Number(index) + 1}`, rest.join(" › ")].filter(Boolean).join(", ");
}
