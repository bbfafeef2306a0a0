import { changedProblem } from "#contract";
import { failAt, isObject, ok, plainIssue, type JsonObject, type Result } from "#shared";
import { checkColour, type ColourField, type ColourProblem } from "./brand/check-colour.ts";
import { isSettingName, settingsSchema, type SettingName, type Settings } from "./schema.ts";

/** The settings that a request changes; null resets one. */
export type SettingChanges = { [Name in SettingName]?: Settings[Name] | null };

/** A problem with one field; for a colour below AA, also the failing pair and a sufficient colour. */
type SettingProblem = { path: string[]; code: string; message: string } & Partial<ColourProblem>;

const COLOURS: readonly ColourField[] = ["brandColor", "accentColor"];

function problemsOf(name: string, value: unknown): SettingProblem[] {
  if (!isSettingName(name))
    return [{ path: [name], code: "UNKNOWN", message: `There is no setting “${name.slice(0, 40)}”` }];
  const parsed = settingsSchema.shape[name].safeParse(value, { error: plainIssue });
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) => ({
      path: [name, ...path.map(String)],
      code: "INVALID",
      message,
    }));
  }
  const field = COLOURS.find((one) => one === name);
  const problem = field && checkColour(field, String(parsed.data));
  return problem ? [{ path: [name], code: "LOW_CONTRAST", message: describe(problem), ...problem }] : [];
}

function describe({ pair, ratio, needed, nearest }: ColourProblem): string {
  // Rounded down: 4.496 must not look like the required 4.5.
  const shown = Math.floor(ratio * 100) / 100;
  return `${pair}: contrast ${shown} to 1, at least ${needed} is needed. The nearest readable colour is ${nearest}.`;
}

function isReset(value: unknown): boolean {
  return value === null || (typeof value === "string" && value.trim() === "");
}

/**
 * Checks the requested changes. Null and empty text reset a field.
 * @returns the cleaned changes, or LOW_CONTRAST (only colours are invalid) or INVALID, with every problem at its field.
 */
export function checkChanges(body: JsonObject): Result<SettingChanges, "INVALID" | "LOW_CONTRAST"> {
  const entries = Object.entries(body).map(([name, value]) => [name, isReset(value) ? null : value] as const);
  const problems = entries.flatMap(([name, value]) =>
    value === null && isSettingName(name) ? [] : problemsOf(name, value),
  );
  const [first] = problems;
  if (first) {
    const code = problems.every((problem) => problem.code === "LOW_CONTRAST") ? "LOW_CONTRAST" : "INVALID";
    return failAt(code, first.message, { path: first.path, problems });
  }
  const resets = entries.filter(([, value]) => value === null).map(([name]) => [name, null]);
  const values = settingsSchema.partial().parse(Object.fromEntries(entries.filter(([, value]) => value !== null)));
  return ok({ ...values, ...Object.fromEntries(resets) });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * @param was the values that the caller saw; null for an unset one.
 * @returns SETTINGS_CHANGED with the present values of those that are neither what the caller saw nor what they want.
 */
export function checkSeen(
  stored: Settings,
  changes: SettingChanges,
  was: JsonObject,
): Result<undefined, "SETTINGS_CHANGED"> {
  const changed = Object.keys(was)
    .filter(isSettingName)
    .filter((name) => !isSame(was[name], stored[name]) && !isSame(changes[name], stored[name]));
  const problems = changed.map((name) => changedProblem([name], stored[name] ?? null));
  const [first] = problems;
  return first ? failAt("SETTINGS_CHANGED", first.message, { path: first.path, problems }) : ok(undefined);
}

/** Reads stored settings: a field that this version doesn't accept, or doesn't know, counts as not set. */
export function readSettings(stored: unknown): Settings {
  if (!isObject(stored)) return {};
  const kept = Object.entries(stored).filter(([name, value]) => value !== null && problemsOf(name, value).length === 0);
  return settingsSchema.partial().parse(Object.fromEntries(kept));
}
