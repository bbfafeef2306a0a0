export { CSV, submission, submissionQuery, LISTED } from "./contract.ts";
export { formCheck, email, line, PERSON_LIMITS, requiredLine, type Checked, type FormTexts } from "./fields.ts";
export { ORIGIN_LIMITS, HONEYPOT_FIELD, type FormAnswer, type FormFields, type FormOrigin } from "./form.ts";
export { FILE_ENDINGS, isTakenFile, MAX_FILE_BYTES, MAX_FILE_NAME } from "./upload.ts";
