import type { ExecutionRow } from "./execution-row.ts";
import { instantOf } from "../instant.ts";
import { AUTOMATION_LIMITS } from "../limits.ts";
import type { AiInput, MailInput, RowInput, UpdateInput, WebhookInput } from "../ports.ts";
import type { Step, StepType } from "../steps.ts";
import { fillTemplate, namesIn } from "../template.ts";
import type { TriggerType } from "../trigger-types.ts";
import { readableValue, textOfValue, type Value, type Values } from "../values.ts";

/** The values that a step's texts are filled with, and the execution it belongs to. */
export type Filling = { values: Values; execution: ExecutionRow };

type StepOf<Type extends StepType> = Extract<Step, { type: Type }>;

/** @returns the value of the entry itself: `lead.email` for "email". */
function entryValue({ values, execution }: Filling, name: string): string {
  return textOfValue(values[`${execution.trigger_type}.${name}`]);
}

function prepareMail({ to, subject, text }: StepOf<"mail">, filling: Filling): MailInput {
  const { values, execution } = filling;
  const entry = { type: execution.trigger_type, id: execution.entry };
  const fill = (template: string) => fillTemplate(template, values, readableValue);
  const filled = { subject: fill(subject), text: fill(text) };
  return { to, person: entryValue(filling, "email"), ...filled, entry };
}

/** The names of events for receivers; of a row it depends on what happened to it. */
const EVENT_TYPES: Readonly<Record<TriggerType, string>> = {
  lead: "lead.created",
  submission: "submission.created",
  subscriber: "subscriber.created",
  row: "row.created",
  page: "page.published",
  schedule: "schedule.due",
  webhook: "webhook.received",
  manual: "automation.started",
};

function eventType({ values, execution }: Filling): string {
  const isChanged = execution.trigger_type === "row" && values["row.change"] === "changed";
  return isChanged ? "row.changed" : EVENT_TYPES[execution.trigger_type];
}

/** The event has the entry's values by their own names, and those of earlier steps by their full ones. */
function prepareWebhook({ url, format }: StepOf<"webhook">, filling: Filling): WebhookInput {
  const { values, execution } = filling;
  const prefix = `${execution.trigger_type}.`;
  const data = Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !name.startsWith("site."))
      .map(([name, value]) => [name.startsWith(prefix) ? name.slice(prefix.length) : name, value]),
  );
  return { url, format, event: { type: eventType(filling), timestamp: execution.created_at, data } };
}

function prepareAi({ prompt, model, fields }: StepOf<"ai">, { values }: Filling): AiInput {
  const names = namesIn(prompt);
  const data = Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  const named = Object.fromEntries(names.map((name) => [name, `[${name}]`]));
  return { prompt: fillTemplate(prompt, named), data, ...(model && { model }), fields };
}

/** @returns what an attempt at a step that acts outside is made with. */
export function prepareOutside(step: Step, filling: Filling): MailInput | WebhookInput | AiInput {
  if (step.type === "mail") return prepareMail(step, filling);
  if (step.type === "webhook") return prepareWebhook(step, filling);
  if (step.type === "ai") return prepareAi(step, filling);
  throw new Error(`A step of the type ${step.type} doesn't act outside`);
}

/** @returns what a step changes about its entry, its texts filled in. */
export function prepareUpdate({ status, tags, assignee, note }: StepOf<"update">, { values }: Filling): UpdateInput {
  const fill = (text: string | undefined) => (text === undefined ? undefined : fillTemplate(text, values).trim());
  const filledTags = tags?.map((tag) => fillTemplate(tag, values).trim()).filter(Boolean);
  const filledNote = note === undefined ? undefined : fillTemplate(note, values, readableValue).trim();
  return { status: fill(status), tags: filledTags, assignee: fill(assignee), note: filledNote };
}

/** A text that consists of one placeholder gives the value itself, so that a number stays a number. */
function rowValue(given: Value, values: Values): Value {
  if (typeof given !== "string") return given;
  const [, name] = /^\{\{ {0,3}([^{}\s]+) {0,3}\}\}$/.exec(given) ?? [];
  return name !== undefined && Object.hasOwn(values, name) ? (values[name] ?? null) : fillTemplate(given, values);
}

/** @param newId of the row that is added. */
export function prepareRow(step: StepOf<"row">, { values }: Filling, newId: string): RowInput {
  const filled = Object.entries(step.values).map(([name, value]) => [name, rowValue(value, values)] as const);
  const id = step.id === undefined ? undefined : fillTemplate(step.id, values).trim();
  const organisation = textOfValue(values["row.organisation"]) || undefined;
  return { entity: step.entity, organisation, id, newId, values: Object.fromEntries(filled) };
}

const DAY_MS = 24 * 3_600_000;

/**
 * @returns the instant at which a wait is over, or undefined where its text is no date or time.
 */
export function endOfWait(
  { days, hours, minutes, until }: StepOf<"wait">,
  values: Values,
  now: Date,
): Date | undefined {
  if (until === undefined) return new Date(now.getTime() + days * DAY_MS + hours * 3_600_000 + minutes * 60_000);
  const end = instantOf(fillTemplate(until, values));
  return end === undefined ? undefined : new Date(end);
}

/** How far ahead a wait may end. */
export const LONGEST_WAIT_MS = AUTOMATION_LIMITS.waitDays * DAY_MS;
