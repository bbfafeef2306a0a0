import { z } from "zod";
import { oneLine } from "#shared";

/** A text on one line. @param empty the message for an empty one; without it, the text may be empty. */
export function line(max: number, empty?: string) {
  const text = z.string(empty).overwrite(oneLine).max(max, `At most ${max} characters`);
  return empty === undefined ? text : text.min(1, empty);
}
