import type { StepType } from "../../steps.ts";
import { OPERATOR_NAMES, UNARY } from "./fields/operator-names.ts";
import type { FormStep } from "./automation-form.ts";
import type { PlaceName } from "./places.ts";

const quoted = (text: string) => (text.trim() === "" ? "…" : `“${text.trim()}”`);

function waitText({ days, hours, minutes, until }: OfType<"wait">): string {
  if (until !== undefined) return `until ${until.trim() || "…"}`;
  const parts = Object.entries({ day: days, hour: hours, minute: minutes }).flatMap(([unit, count]) =>
    count > 0 ? [`${count} ${unit}${count === 1 ? "" : "s"}`] : [],
  );
  return parts.length > 0 ? parts.join(", ") : "…";
}

function ruleText(
  { field, is, value }: Extract<FormStep, { type: "condition" }>["rules"][number],
  places: readonly PlaceName[],
) {
  const title = places.find(({ name }) => name === field)?.title ?? (field || "…");
  return `${title} ${OPERATOR_NAMES[is]}${UNARY.has(is) ? "" : ` ${quoted(String(value))}`}`;
}

type OfType<Type extends StepType> = Extract<FormStep, { type: Type }>;

const updateText = ({ status, tags, assignee, note }: OfType<"update">) =>
  [
    status && `Status: ${status}`,
    tags && `Tags: ${tags.join(", ")}`,
    assignee && `Assignee: ${assignee}`,
    note && "A note",
  ]
    .filter(Boolean)
    .join("; ") || "…";

const SUMMARIES: { [Type in StepType]: (step: OfType<Type>, places: readonly PlaceName[]) => string } = {
  mail: ({ to, subject }) => `To the ${to}: ${quoted(subject)}`,
  webhook: ({ url }) => url.trim() || "…",
  condition: ({ rules, match }, places) =>
    rules.map((rule) => ruleText(rule, places)).join(match === "all" ? " and " : " or "),
  wait: waitText,
  ai: ({ fields, prompt }) =>
    fields.length > 0 ? `Fills in ${fields.map(({ name }) => name || "…").join(", ")}` : quoted(prompt),
  update: updateText,
  row: ({ id, entity }) => `${id === undefined ? "Adds" : "Changes"} a row of ${entity.trim() || "…"}`,
  stop: () => "No other step follows",
};

/** @returns what a step does, in a line; "…" for what isn't filled in. */
export function summaryOf<Type extends StepType>(step: OfType<Type>, places: readonly PlaceName[]): string {
  const summary: (typeof SUMMARIES)[Type] = SUMMARIES[step.type];
  return summary(step, places);
}
