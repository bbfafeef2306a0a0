export { aiContract } from "./contract.ts";
export type { CheckedPrompt } from "./tasks/prompt-body.ts";
export {
  MAX_CONTEXT,
  MAX_OUTLINE,
  POST_LENGTHS,
  taskLine,
  taskSchema,
  type CheckedTask,
  type EditAction,
  type OutlinedBlock,
  type PostLength,
  type SuggestedField,
  type Task,
  type TaskLine,
  type Usage,
} from "./tasks/task.ts";
export { keepOwn } from "./replies/keep-own.ts";
export type { OwnText } from "./replies/own-values.ts";
export { readAlt } from "./replies/read-alt.ts";
export { readBlockReply, readPartialBlock } from "./replies/read-block-reply.ts";
export { readEdit } from "./replies/read-edit.ts";
export { lostInEdit } from "./replies/lost-in-edit.ts";
export { readPartialPost, readPost, type DraftedPost } from "./replies/read-post.ts";
export { readSuggestions } from "./replies/read-suggestions.ts";
export { readPartialPlan, readPlan, type PlannedBlock } from "./replies/read-plan.ts";
export type { Note, NotePath, ReplyContext } from "./replies/reading.ts";
export { hasRichText, POST_TEXT, writableTypes } from "./schemas/writable-blocks.ts";
export type { Claim, ClaimKind, GroundingTexts } from "./truth/claim.ts";
export { findAddedClaims, findAddedTextClaims } from "./truth/added.ts";
export { copyTexts } from "./truth/copy-in.ts";
export { findClaims, findTextClaims, readKnown } from "./truth/find-claims.ts";
