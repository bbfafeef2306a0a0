import { AUTHOR_LIMITS } from "../author.ts";

/**
 * @param fault what the server says about it.
 * @returns the hint and the error of the field for the bio: how many characters are left, or too many.
 */
export function bioNotes(bio: string, fault: string | undefined): { hint: string; error?: string } {
  const left = AUTHOR_LIMITS.bio - bio.trim().length;
  const hint = `A few words about the author, shown below their posts. ${Math.max(left, 0)} characters left.`;
  return { hint, error: left < 0 ? `Remove ${-left === 1 ? "1 character" : `${-left} characters`}` : fault };
}
