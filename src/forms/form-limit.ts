import type { RateLimit } from "#db";

/** Posts of one form per client address (spec 9). */
export function formLimit(form: string): RateLimit {
  return { name: `form ${form}`, hits: 30, windowMs: 10 * 60 * 1000 };
}
