import { findBlock } from "#blocks";
import { DESCRIPTION_LENGTH, POST_TAGS, TITLE_LENGTH } from "../limits.ts";
import { orNull, strictObject } from "../schemas/reply-schema.ts";
import { POST_TEXT } from "../schemas/writable-blocks.ts";
import { commonInstructions, writeIn } from "./common-instructions.ts";
import { delimit, type DataSection } from "./delimit.server.ts";
import { MAX_TOKENS, tokensToRewrite, type TaskPrompt } from "./prompt.ts";
import { sharedSections } from "./shared-sections.ts";
import type { SiteFacts } from "./site-facts.ts";
import type { CheckedTask, PostLength } from "./task.ts";

type PostTask = Extract<CheckedTask, { task: "post" }>;

const MAX_EXAMPLES = 4000;
const MAX_TAGS = 2000;
const MAX_CURRENT = 12_000;

const LENGTHS: Readonly<Record<PostLength, string>> = {
  short: "200 to 350 words",
  medium: "450 to 700 words",
  long: "900 to 1400 words",
};

const text = { type: "string" };
const replySchema = strictObject({
  title: text,
  description: orNull(text),
  tags: orNull({ type: "array", items: text }),
  content: text,
});

const RULES = [
  `title: what the post says, in sentence case, at most ${TITLE_LENGTH} characters, no full stop.`,
  `description: what a reader gets from it, in one or two sentences of at most ${DESCRIPTION_LENGTH} characters.`,
  `tags: at most ${POST_TAGS} subjects of one to three words; those in the data named tags first, where they fit.`,
  "content: the post itself, without its title. It states nothing that the notes, the facts and the page don't.",
].join("\n");

/** The data of a post; the site and the notes come first, as in other prompts. */
function sectionsOf({ title, current }: PostTask, { posts }: SiteFacts): DataSection[] {
  return [
    { name: "voice", text: posts?.texts.join("\n\n") ?? "", max: MAX_EXAMPLES },
    { name: "tags", text: posts?.tags.join(", ") ?? "", max: MAX_TAGS },
    { name: "title", text: title ?? "", max: 500 },
    { name: "current", text: current ?? "", max: MAX_CURRENT },
  ];
}

/** Asks for a post written from notes: its title, description and tags, and its text in Markdown, last. */
export async function postPrompt(task: PostTask, site: SiteFacts): Promise<TaskPrompt> {
  const written = await findBlock(POST_TEXT)?.prompt?.();
  const sections = sectionsOf(task, site);
  const { mark, text: data } = delimit(sharedSections(site, task), sections);
  const has = (name: string) => sections.some((one) => one.name === name && one.text !== "");
  const request = [
    "Write a blog post from the data named context: the author's notes. Keep their order where it serves the reader.",
    has("voice") &&
      "The data named voice is how posts of this site begin: write in the same voice, and take no fact from it.",
    has("title") && "The data named title is the post's title so far: keep its subject.",
    has("current") &&
      "The data named current is the post's text so far: rewrite it with the notes, keep what is true, and its addresses.",
  ].filter(Boolean);
  const length = `Length: ${LENGTHS[task.length]}, and less where the notes hold no more.`;
  const form =
    'Form of the reply ("?" may be null): {"title":text,"description":text?,"tags":[text]?,"content":markdown}';
  return {
    instructions: commonInstructions(mark, writeIn(task.language)),
    prompt: [data, request.join(" "), written?.prompt, RULES, length, form].filter(Boolean).join("\n\n"),
    replySchema: { name: "post", schema: replySchema },
    maxTokens: Math.max(written?.maxTokens ?? MAX_TOKENS, tokensToRewrite(task.current ?? "")),
  };
}
