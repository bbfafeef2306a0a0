export { submitLead } from "./lead-form.server.ts";
export { countHit, FORM_LIMIT } from "./rate-limit.server.ts";
export { formToken, isValidToken } from "./token.server.ts";
