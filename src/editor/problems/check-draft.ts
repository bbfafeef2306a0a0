import { publishCheck } from "#publishing";

/** The publish check, which is loaded once the editor stands. */
export const checkDraft = publishCheck;
