/** The classes that content may set on a picture: only how it fits its box. */
const PLACEMENTS = new Set([
  "object-cover",
  "object-contain",
  "object-top",
  "object-bottom",
  "object-left",
  "object-right",
]);

/** @returns the allowed classes of a stored `className`, in order; all others are dropped. */
export function placement(className = ""): string {
  return className
    .split(/\s+/)
    .filter((word) => PLACEMENTS.has(word))
    .join(" ");
}
