export { csvResponse, csvTime, type Column } from "./csv-response.server.ts";
export { makeSubmissionReader, PAGE_SIZE } from "./submission-reader.server.ts";
export type { FormStore } from "./form-store.ts";
export { formLimit, makeForm, type FormPost, type FormReply, type SubmitForm } from "./submit.server.ts";
export { formToken, isValidToken } from "./token.server.ts";
