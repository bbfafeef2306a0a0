import type { ExecutionStatus, StepStatus } from "../../status.ts";

type Tone = "neutral" | "good" | "attention" | "bad";
type StatusWords = { text: string; tone: Tone };

/** The status of an execution in words. */
export const EXECUTION_WORDS: Readonly<Record<ExecutionStatus, StatusWords>> = {
  queued: { text: "Queued", tone: "neutral" },
  running: { text: "Running", tone: "attention" },
  waiting: { text: "Waiting", tone: "attention" },
  done: { text: "Done", tone: "good" },
  failed: { text: "Failed", tone: "bad" },
  cancelled: { text: "Cancelled", tone: "neutral" },
};

/** The status of a step in words. */
export const STEP_STATUS_WORDS: Readonly<Record<StepStatus, StatusWords>> = {
  pending: { text: "To do", tone: "neutral" },
  running: { text: "Running", tone: "attention" },
  waiting: { text: "Waiting", tone: "attention" },
  done: { text: "Done", tone: "good" },
  failed: { text: "Failed", tone: "bad" },
  skipped: { text: "Skipped", tone: "neutral" },
  cancelled: { text: "Cancelled", tone: "neutral" },
};

const INPUT_NAMES: Partial<Record<string, string>> = {
  to: "To",
  person: "Person’s address",
  subject: "Subject",
  text: "Text",
  url: "Address",
  format: "Format",
  event: "Event",
  prompt: "What the model should do",
  data: "Values",
  model: "Model",
  fields: "Answer",
  status: "Status",
  tags: "Tags",
  assignee: "Assignee",
  note: "Note",
};

/** @returns what a step is carried out with, by names that people know, without the entry: the screen links to it. */
export function namedInput({ entry: _entry, ...input }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [INPUT_NAMES[name] ?? name, value]));
}

/** @returns whether an execution will go on by itself. */
export const isActive = (status: ExecutionStatus): boolean => ["queued", "running", "waiting"].includes(status);
