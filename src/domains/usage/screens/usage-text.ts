import type { ListedCall } from "../contract.ts";

const TASKS: Record<string, string> = {
  block: "Write a block",
  plan: "Plan a page",
  edit: "Change copy",
  alt: "Describe a picture",
  post: "Draft a post",
  suggest: "Suggest titles or descriptions",
  row: "Write a text of a row",
  automation: "Step of an automation",
  prompt: "Prompt",
};

/** @returns a call's purpose, as text. */
export function taskText({ task, blockLabel, blockType }: ListedCall): string {
  const words = TASKS[task] ?? task;
  const block = blockLabel ?? blockType;
  return block ? `${words}: ${block}` : words;
}

/** @returns who asked: a person, if their account is still there, or an automation. */
export function askerText({ user, task }: ListedCall): string {
  return user || (task === "automation" ? "An automation" : "Deleted account");
}

type Outcome = { text: string; tone: "good" | "neutral" | "attention" | "bad" };

const OUTCOMES: Record<ListedCall["outcome"], Outcome> = {
  done: { text: "Done", tone: "good" },
  running: { text: "Running", tone: "attention" },
  stopped: { text: "Stopped", tone: "neutral" },
  failed: { text: "Failed", tone: "bad" },
  lost: { text: "Lost", tone: "bad" },
};

/** @returns how a call ended. */
export function outcomeOf({ outcome }: ListedCall): Outcome {
  return OUTCOMES[outcome];
}

const FAILURES: Record<string, string> = {
  NOT_CONFIGURED: "No key for this model",
  INVALID_MODEL: "No such model",
  AUTHENTICATION: "Key refused",
  RATE_LIMITED: "Provider is busy",
  NO_CREDIT: "No credit left",
  TIMEOUT: "Took too long",
  CONNECTION: "Connection lost",
  REFUSED: "Model declined",
  TOO_LONG: "Reply too long",
  INCOMPLETE: "Reply cut off",
  NO_DATA: "No data",
};

/** @returns why a call gave no reply, where that is known. */
export function failureText({ outcome, failure }: ListedCall): string | undefined {
  if (outcome === "lost") return "Server stopped first";
  if (outcome !== "failed") return undefined;
  return FAILURES[failure ?? ""] ?? "Provider failed";
}

const CENTS = new Intl.NumberFormat("en", { style: "currency", currency: "USD" });
const FRACTIONS = new Intl.NumberFormat("en", { style: "currency", currency: "USD", maximumFractionDigits: 4 });

/** @returns formatted US dollars; small amounts to a hundredth of a cent. */
export function dollarText(dollars: number): string {
  return (dollars < 1 ? FRACTIONS : CENTS).format(dollars);
}

/** @returns what a call cost, where that is known. */
export function costText({ cost, outcome }: ListedCall): string | undefined {
  if (cost !== undefined) return dollarText(cost);
  return outcome === "running" || outcome === "lost" ? undefined : "Price not known";
}

/** @returns how long a call took; undefined when its end isn't known. */
export function durationText({ durationMs, outcome }: ListedCall): string | undefined {
  if (outcome === "running" || outcome === "lost") return undefined;
  const seconds = durationMs / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
}

const LABELLED = /^(?:orchestration\/([a-z-]+):|([a-z]+)\/)(.+)$/;

/** Splits a model's name: `openai/<model>`, `orchestration/<provider>:<model>` (spec 3), or a bare one. */
export function modelParts(model: string): { name: string; provider?: string } {
  const [, orchestrated, direct, name] = LABELLED.exec(model) ?? [];
  return name === undefined ? { name: model } : { name, provider: orchestrated ?? direct };
}
