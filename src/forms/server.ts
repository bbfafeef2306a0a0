export { csvResponse, csvTime, type Column } from "./csv-response.server.ts";
export { makeSubmissionReader, PAGE_SIZE } from "./submission-reader.server.ts";
export type { FormStore } from "./form-store.ts";
export { makeForm, type FormReply, type SubmitForm } from "./submit.server.ts";
export { formToken } from "./token.server.ts";
