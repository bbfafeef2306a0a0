import type { SpecialOffer } from "./schema.ts";

/** One term of an offer; `name` is the text before its first colon. */
export type Term = { name?: string; text: string };

const BULLET = /^(?:[-*•–]|\d+[.)])\s+/;
const NAMED = /^([^:.]{1,28}):\s+(.+)$/;

/**
 * Reads an offer's details line by line: empty lines and leading bullets are removed, and a short name with a colon
 * (“Price: ...”) is separated from its text.
 */
export function offerTerms(details: string): Term[] {
  return details
    .split(/\r?\n/)
    .map((line) => line.trim().replace(BULLET, ""))
    .filter(Boolean)
    .map((line) => {
      const [, name, text] = NAMED.exec(line) ?? [];
      return name && text ? { name, text } : { text: line };
    });
}

/**
 * The line about remaining seats: `{count}` is replaced by the number; a text without it is prefixed with the
 * number.
 * @param count the formatted number; undefined when not known: then there is no line (spec 3, 5).
 */
export function seatsLine(count: string | undefined, ownText: string, usualText: string): string {
  if (count === undefined) return "";
  const text = ownText.trim() || usualText;
  if (text.includes("{count}")) return text.replaceAll("{count}", () => count);
  return text.split(/\s+/).includes(count) ? text : `${count} ${text}`;
}

/** @returns whether the sheet has any content. */
export function hasSheet(content: SpecialOffer): boolean {
  const { headline, subheadline, offerDetails, ctaButton, guaranteeText, seatsLeft } = content;
  const written = [headline, subheadline, offerDetails.trim(), ctaButton.text, guaranteeText];
  return written.some(Boolean) || seatsLeft !== undefined;
}
