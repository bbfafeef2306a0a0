/** The classes that content may put on a picture: how it sits in its box, and nothing else. */
const PLACEMENTS = new Set([
  "object-cover",
  "object-contain",
  "object-top",
  "object-bottom",
  "object-left",
  "object-right",
]);

/** @returns the allowed words of a stored `className`, in their order; all others are dropped. */
export function placement(className = ""): string {
  return className
    .split(/\s+/)
    .filter((word) => PLACEMENTS.has(word))
    .join(" ");
}
