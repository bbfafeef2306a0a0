export { evaluate, PAGE_PROMPTS } from "./evaluate.ts";
export { fakeReplies } from "./fake-replies.ts";
export { report } from "./report.ts";
