import { z } from "zod";

/** The longest context that people write, in characters. */
export const MAX_CONTEXT = 20_000;
const MAX_TONE = 200;
/** The most blocks of a page that a task names. */
export const MAX_OUTLINE = 300;

const line = (max: number) => z.string().trim().max(max);
const content = z.record(z.string(), z.unknown());

/** A block as a model is told about it: its type, and in a few words what it says or is to say. */
const outlined = z.object({ type: line(64), text: line(300) });
export type OutlinedBlock = z.output<typeof outlined>;

const common = {
  /** The model to ask; the site's own choice unless set. */
  model: line(200).optional(),
  /** For the ledger. */
  pageId: line(64).optional(),
  tone: line(MAX_TONE).optional(),
  /** The language of the page's content, such as "en". */
  language: line(20).optional(),
};

const blockTask = z.object({
  task: z.literal("block"),
  ...common,
  type: line(64).min(1),
  /** What to write from. */
  context: z.string().max(MAX_CONTEXT),
  /** The block's purpose, from the plan of a whole page. */
  purpose: line(300).optional(),
  /** The page around it, in order. */
  outline: z.array(outlined).max(MAX_OUTLINE).default([]),
  /** The blocks before and after it, in the stored form. */
  neighbours: z.array(content).max(2).default([]),
  /** Its present content, when it is to be rewritten. */
  current: content.optional(),
});

const planTask = z.object({
  task: z.literal("plan"),
  ...common,
  context: z.string().max(MAX_CONTEXT),
  /** The page's existing blocks. */
  outline: z.array(outlined).max(MAX_OUTLINE).default([]),
  /** Whether the page keeps all of that: the plan is of additions only. */
  keeps: z.boolean().default(false),
});

/** What a model can do to existing copy. */
export const EDIT_ACTIONS = ["rewrite", "shorten", "lengthen", "tone", "translate", "grammar"] as const;
export type EditAction = (typeof EDIT_ACTIONS)[number];

const editTask = z.object({
  task: z.literal("edit"),
  ...common,
  action: z.enum(EDIT_ACTIONS),
  type: line(64).min(1),
  /** The field's label; without it the whole block is meant. */
  field: line(100).optional(),
  /** The field's text, or the block's content. */
  value: z.union([z.string().max(MAX_CONTEXT), content]),
  /** The target language, for "translate". */
  into: line(40).optional(),
  outline: z.array(outlined).max(MAX_OUTLINE).default([]),
});

const altTask = z.object({
  task: z.literal("alt"),
  ...common,
  /** The picture's address in the content. */
  image: line(2000).min(1),
  /** The copy around it. */
  near: z.string().max(2000).default(""),
});

/** How long a drafted post is to be. */
export const POST_LENGTHS = ["short", "medium", "long"] as const;
export type PostLength = (typeof POST_LENGTHS)[number];

const postTask = z.object({
  task: z.literal("post"),
  ...common,
  /** The notes to write from. */
  context: z
    .string()
    .max(MAX_CONTEXT)
    .refine((notes) => notes.trim() !== "", "Write some notes first"),
  length: z.enum(POST_LENGTHS).default("medium"),
  /** The title that the post has. */
  title: line(500).optional(),
  /** The text that the post has, which is to be rewritten. */
  current: z.string().max(MAX_CONTEXT).optional(),
  outline: z.array(outlined).max(MAX_OUTLINE).default([]),
});

/** What a model can suggest for search results and shared links. */
const suggestedField = z.enum(["title", "description"]);
export type SuggestedField = z.output<typeof suggestedField>;

const suggestTask = z.object({
  task: z.literal("suggest"),
  ...common,
  field: suggestedField,
  /** The page's copy. */
  text: z
    .string()
    .max(MAX_CONTEXT)
    .refine((text) => text.trim() !== "", "The page has no text yet"),
  /** What the field says now. */
  current: line(1000).optional(),
});

/** The tasks of a model: the body of `POST /api/ai/generate`. */
export const taskSchema = z.discriminatedUnion("task", [blockTask, planTask, editTask, altTask, postTask, suggestTask]);

/** A task as sent; fields with a default may be missing. */
export type Task = z.input<typeof taskSchema>;
/** A task as the server works with it. */
export type CheckedTask = z.output<typeof taskSchema>;

/** What a reply cost: tokens, and US dollars where the model's price is known. */
const usage = z.object({
  model: z.string(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  cost: z.number().optional(),
});
export type Usage = z.output<typeof usage>;

const failure = z.object({ code: z.string(), message: z.string(), reason: z.string().optional(), usage });

/** One line of the answer of `POST /api/ai/generate` (application/x-ndjson): text as it arrives, then how it ended. */
export const taskLine = z.union([
  z.object({ text: z.string() }),
  z.object({ end: usage }),
  z.object({ error: failure }),
]);
export type TaskLine = z.output<typeof taskLine>;
