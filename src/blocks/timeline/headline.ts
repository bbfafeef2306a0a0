import type { Timeline } from "./schema.ts";

/** @returns both parts of the headline as one line; "" when there is none. */
export function headlineOf({ headlinePrefix, headlineSuffix }: Timeline): string {
  return [headlinePrefix, headlineSuffix].filter(Boolean).join(" ");
}
