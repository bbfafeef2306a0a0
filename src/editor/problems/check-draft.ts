import { publishCheck } from "#publishing";

/** The publish check, loaded once the editor is ready. */
export const checkDraft = publishCheck;
