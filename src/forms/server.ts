export { csvResponse, csvTime, type Column } from "./csv-response.server.ts";
export { makeSubmissionReader } from "./submission-reader.server.ts";
export type { FormStore } from "./form-store.ts";
export { formLimit, makeForm, type FormPost, type FormReply } from "./submit.server.ts";
export { formToken, isValidToken } from "./token.server.ts";
export { deliverNext, dueTimes, leaseFrom, MAIL_BACK_OFF, MAIL_POLL_MS, type TakenMail } from "./mail-queue.server.ts";
export { mailsOfRows } from "./row-mails.server.ts";
export { isBefore, readCursor, writeCursor, type TimePosition } from "./time-cursor.ts";
