import { messageOf } from "../api.ts";

/** A part of the application that isn't there any more, as browsers tell: the server has a newer build, or none answers. */
const isMissingPart = (error: unknown) => error instanceof TypeError && /import|module|fetch/i.test(error.message);

/** @returns what to tell about a screen that failed, and whether only loading the whole document anew can help. */
export function failureText(error: unknown): { message: string; needsReload: boolean } {
  if (!isMissingPart(error)) return { message: messageOf(error), needsReload: false };
  const message = "A part of the application is missing: you may be offline, or there is a newer version.";
  return { message, needsReload: true };
}
