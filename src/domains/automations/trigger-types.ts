import { z } from "zod";

/** What automations begin with. */
export const TRIGGER_TYPES = [
  "lead",
  "submission",
  "subscriber",
  "row",
  "page",
  "schedule",
  "webhook",
  "manual",
] as const;
export type TriggerType = (typeof TRIGGER_TYPES)[number];

/** Names an entity, a form or a path. */
const source = z.string().min(1, "Choose one").max(200);
const NOT_A_TIME = "Enter a time of day in UTC, such as 08:30";

/**
 * A trigger with what narrows it down: a form by its id, an entity by its name, a path and everything below it; the time of
 * a schedule is UTC.
 */
export const trigger = z.discriminatedUnion("type", [
  z.object({ type: z.literal("lead") }),
  z.object({ type: z.literal("submission"), form: source.optional() }),
  z.object({ type: z.literal("subscriber") }),
  z.object({
    type: z.literal("row"),
    entity: source,
    on: z
      .array(z.enum(["created", "changed"]))
      .min(1, "Choose when")
      .max(2)
      .default(["created"]),
  }),
  z.object({ type: z.literal("page"), path: source.startsWith("/", "A path begins with /").optional() }),
  z.object({
    type: z.literal("schedule"),
    every: z.enum(["hour", "day", "week", "month"]).default("day"),
    at: z
      .string()
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, NOT_A_TIME)
      .default("08:00")
      .describe("Time of day in UTC; of an hourly schedule only the minutes count"),
    weekday: z.int().min(1).max(7).default(1).describe("1 is Monday"),
    day: z.int().min(1).max(28).default(1).describe("Day of the month"),
  }),
  z.object({ type: z.literal("webhook") }),
  z.object({ type: z.literal("manual") }),
]);
export type Trigger = z.output<typeof trigger>;
export type Schedule = Extract<Trigger, { type: "schedule" }>;
