export { SubmissionDetail } from "./SubmissionDetail.tsx";
export { SubmissionList } from "./SubmissionList.tsx";
export { Facts } from "./Facts.tsx";
export { MailLink, WebLink } from "./SubmissionLinks.tsx";
export { originFacts } from "./origin-facts.tsx";
export { pageColumn, personColumn, textColumn, timeColumn } from "./columns.tsx";
export { useSubmissionQuery } from "./use-submission-query.ts";
