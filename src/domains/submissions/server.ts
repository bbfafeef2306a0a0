export { submissionSource } from "./inbox-source.server.ts";
export type { Answers, FormDefinition } from "./definition.ts";
export { openSubmissions, type NewSubmission } from "./store-submissions.server.ts";
export { submissionValues } from "./submission-values.server.ts";
