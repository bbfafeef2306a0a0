import { fail, isObject, ok, plainIssue, type JsonObject, type Result, keysOf } from "#shared";
import { checkColour } from "./check-colour.ts";
import { themeSchema, type Theme } from "./theme.ts";
import { readTokens } from "./read-tokens.ts";

const FORMAT = "blockwright-theme";
const VERSION = 1;
/** Characters of a file that is read: a theme has less than 1,000, a company's design tokens may have many more. */
export const MAX_THEME_FILE = 1_000_000;

/** A theme that was read from a file, with what the file had besides it. */
export type ImportedTheme = { theme: Theme; notes: string[] };

/** @returns the file of a theme: JSON, which {@link readThemeFile} reads back to the same theme. */
export function themeFile(theme: Theme): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, theme }, undefined, 2)}\n`;
}

/** @returns the theme in an object's own fields, or what is wrong with each of them, by its name. */
function parseTheme(value: JsonObject): Result<Theme, "INVALID"> {
  const parsed = themeSchema.partial().strict().safeParse(value, { error: plainIssue });
  if (parsed.success) return ok(parsed.data);
  const known = Object.keys(themeSchema.shape).join(", ");
  const faults = parsed.error.issues.map((issue) =>
    issue.code === "unrecognized_keys"
      ? `There is no “${issue.keys.join("”, “").slice(0, 80)}” in a theme. It has ${known}.`
      : `${issue.path.join(".")}: ${issue.message}`,
  );
  return fail("INVALID", faults.join("\n"));
}

function lowContrast(theme: Theme): string[] {
  return (["brandColor", "accentColor"] as const).flatMap((name) => {
    const colour = theme[name];
    const problem = colour && checkColour(name, colour);
    return problem
      ? [`${colour} has too little contrast as ${name}. The nearest colour that can be saved is ${problem.nearest}.`]
      : [];
  });
}

/**
 * Reads a theme from a file of its own format or of the Design Tokens Community Group (W3C), recognised by its content.
 * @returns the theme and notes on what wasn't used, or NOT_JSON, TOO_LARGE or INVALID with one line for each problem.
 */
export function readThemeFile(text: string): Result<ImportedTheme, "NOT_JSON" | "TOO_LARGE" | "INVALID"> {
  if (text.length > MAX_THEME_FILE) return fail("TOO_LARGE", "This file is too large for a theme.");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fail("NOT_JSON", "This isn’t JSON. Choose a file that was exported here, or a file of design tokens.");
  }
  if (!isObject(value)) return fail("INVALID", "A theme is a JSON object.");
  if (value.format !== FORMAT) {
    const read = readTokens(value);
    return read.ok ? ok({ ...read.value, notes: [...read.value.notes, ...lowContrast(read.value.theme)] }) : read;
  }
  if (value.version !== VERSION) {
    return fail("INVALID", `This theme has version ${JSON.stringify(value.version)}; version ${VERSION} can be read.`);
  }
  if (!isObject(value.theme)) return fail("INVALID", "theme: There is no theme in this file.");
  const theme = parseTheme(value.theme);
  return theme.ok ? ok({ theme: theme.value, notes: lowContrast(theme.value) }) : theme;
}

/** Whether two themes look the same: a value that is the shipped one counts as missing. */
export function isSameTheme(a: Theme, b: Theme): boolean {
  return keysOf(themeSchema.shape).every((name) => a[name] === b[name]);
}
