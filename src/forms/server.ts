export { formLimit } from "./form-limit.ts";
export { submitLead, submitNewsletter, type SubmitForm } from "./submit.server.ts";
export { formToken, isValidToken } from "./token.server.ts";
