import { z } from "zod";
import { oneLine } from "#shared";

/** Characters that reorder the text around them: in a sentence or an email, a name would turn what follows it around. */
const REORDERING = /[\u202A-\u202E\u2066-\u2069]/g;
/** Texts that nobody sees, in which case a list has a row without a name. */
const UNSEEN = /^[\p{Default_Ignorable_Code_Point}\p{Z}\u2800]*$/u;

/** @returns a text on one line, without characters that reorder other text; empty where nobody would see it. */
export function readableLine(text: string): string {
  const plain = oneLine(text.replaceAll(REORDERING, ""));
  return UNSEEN.test(plain) ? "" : plain;
}

/**
 * A text on one line, such as a name. Characters that reorder other text are dropped, and one without a visible character is
 * empty.
 * @param empty the message for an empty one; without it, the text may be empty.
 */
export function line(max: number, empty?: string) {
  const text = z.string(empty).overwrite(readableLine).max(max, `At most ${max} characters`);
  return empty === undefined ? text : text.min(1, empty);
}
