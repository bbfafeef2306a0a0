export { countHit, formLimit } from "./rate-limit.server.ts";
export { submitLead, submitNewsletter, type SubmitForm } from "./submit.server.ts";
export { formToken, isValidToken } from "./token.server.ts";
