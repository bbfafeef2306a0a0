export { csvResponse, csvTime, PAGE_SIZE, type Column } from "./csv-response.server.ts";
export { makeSubmissionReader } from "./submission-reader.server.ts";
export { formLimit } from "./form-limit.ts";
export type { FormStore } from "./form-store.ts";
export { makeSubmit, type SubmitForm } from "./submit.server.ts";
export { formToken, isValidToken } from "./token.server.ts";
