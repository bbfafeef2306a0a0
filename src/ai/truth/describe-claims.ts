import type { Claim } from "./claim.ts";

const MAX_NAMED = 5;
const MAX_LENGTH = 80;

function shortened(text: string): string {
  const line = text
    .slice(0, 4 * MAX_LENGTH)
    .replaceAll(/<[^<>]*>/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH - 1).toWellFormed()}…` : line;
}

/** @returns the text of a value's mark, one sentence that lists its claims; "" without claims. */
export function describeClaims(claims: readonly Pick<Claim, "text">[]): string {
  const texts = [...new Set(claims.map(({ text }) => shortened(text)))];
  if (texts.length === 0) return "";
  const more = texts.length > MAX_NAMED ? ` and ${texts.length - MAX_NAMED} more` : "";
  return `Not in the site’s facts: ${texts.slice(0, MAX_NAMED).join(", ")}${more}`;
}
