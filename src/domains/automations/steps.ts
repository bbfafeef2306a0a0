import { z } from "zod";
import { oneLine } from "#shared";
import { AUTOMATION_LIMITS as MAX } from "./limits.ts";

/** What an automation does, one after another. */
export const STEP_TYPES = ["mail", "webhook", "condition", "wait", "ai", "update", "row", "stop"] as const;
export type StepType = (typeof STEP_TYPES)[number];

/** How a webhook's body is shaped. */
export const WEBHOOK_FORMATS = ["plain", "slack", "discord", "teams", "convertkit", "mailchimp", "hubspot"] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

const NAME = /^[a-z][a-zA-Z0-9]{0,39}$/;
const WRONG_NAME = "A name has letters and digits, and begins with a lower-case letter";

/** The name under which later steps read what this one gave: `{{score.reason}}`. */
const key = z.string().regex(NAME, WRONG_NAME).optional();
/** A text with placeholders for values, as `fillTemplate` reads it. */
const text = (most: number = MAX.text) => z.string().max(most);
const fieldName = z.string().max(160);

const mail = z.object({
  type: z.literal("mail"),
  key,
  to: z.enum(["team", "person"]).default("team").describe("The team, or the person that it is about"),
  subject: text(MAX.subject).overwrite(oneLine).default(""),
  text: text().default(""),
});

const webhook = z.object({
  type: z.literal("webhook"),
  key,
  url: z.string().trim().max(MAX.url).default(""),
  format: z.enum(WEBHOOK_FORMATS).default("plain"),
});

export const OPERATORS = [
  "equals",
  "differs",
  "contains",
  "lacks",
  "starts",
  "ends",
  "above",
  "below",
  "filled",
  "empty",
] as const;

const rule = z.object({
  field: fieldName.describe("lead.email, or score.value of an earlier step"),
  is: z.enum(OPERATORS),
  value: z.union([z.string().max(MAX.value), z.number(), z.boolean()]).default(""),
});
export type Rule = z.output<typeof rule>;

const wait = z.object({
  type: z.literal("wait"),
  key,
  days: z.number().min(0).max(MAX.waitDays).default(0),
  hours: z
    .number()
    .min(0)
    .max(MAX.waitDays * 24)
    .default(0),
  minutes: z
    .number()
    .min(0)
    .max(MAX.waitDays * 24 * 60)
    .default(0),
  until: text(200).optional().describe("A date or time in UTC, or a place with one; in place of a duration"),
});

const aiField = z.object({
  name: z.string().regex(NAME, WRONG_NAME),
  type: z.enum(["text", "number", "yesno", "choice"]).default("text"),
  description: text(MAX.value).default(""),
  choices: z.array(z.string().min(1).max(100)).max(MAX.fields).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
});
export type AiField = z.output<typeof aiField>;

const ai = z.object({
  type: z.literal("ai"),
  key,
  prompt: text().default("").describe("The model gets nothing but this text with its values"),
  model: z.string().max(200).optional(),
  fields: z.array(aiField).max(MAX.fields).default([]).describe("What it fills in; without any it writes a text"),
});

const update = z.object({
  type: z.literal("update"),
  key,
  status: text(60).optional(),
  tags: z.array(text(60)).max(MAX.tags).optional().describe("Added to those it has"),
  assignee: text(200).optional().describe("Email address of a user"),
  note: text(2000).optional(),
});

const row = z.object({
  type: z.literal("row"),
  key,
  entity: z.string().max(200).default("").describe("Name of the entity"),
  id: text(200).optional().describe("Of the row that is changed; without it, a row is added"),
  values: z
    .record(z.string().min(1).max(200), z.union([text(), z.number(), z.boolean()]))
    .default({})
    .refine((values) => Object.keys(values).length <= MAX.fields, `At most ${MAX.fields} values`),
});

const stop = z.object({ type: z.literal("stop"), key });

type SimpleStep =
  | z.output<typeof mail>
  | z.output<typeof webhook>
  | z.output<typeof wait>
  | z.output<typeof ai>
  | z.output<typeof update>
  | z.output<typeof row>
  | z.output<typeof stop>;

/** A condition with the steps of its two branches; after either the steps below it follow. */
export type ConditionStep = {
  type: "condition";
  key?: string;
  match: "all" | "any";
  rules: Rule[];
  then: Step[];
  else: Step[];
};
export type Step = SimpleStep | ConditionStep;

/** Branches are checked level by level: deeper ones than allowed aren't read. */
function stepsAt(depth: number): z.ZodType<Step[]> {
  const simple = [mail, webhook, wait, ai, update, row, stop] as const;
  const branch =
    depth === 0
      ? z.array(z.never(`Conditions are nested at most ${MAX.depth} deep`))
      : z.lazy(() => stepsAt(depth - 1));
  const condition = z.object({
    type: z.literal("condition"),
    key,
    match: z.enum(["all", "any"]).default("all"),
    rules: z.array(rule).max(MAX.rules).default([]),
    // oxlint-disable-next-line unicorn/no-thenable -- a list, which nothing takes for a promise
    then: branch.default([]),
    else: branch.default([]),
  });
  return z.array(z.discriminatedUnion("type", [...simple, condition])).max(MAX.steps);
}

/** The steps of an automation. */
export const steps = stepsAt(MAX.depth);
