import { parseDocument } from "yaml";
import { isObject, type JsonObject } from "#shared/markup";

/** Longer front matter isn't written by people, and takes a parser of YAML a long time. */
const MAX_LENGTH = 64_000;
/** Aliases repeat a value; a few, so that they can't multiply without limit. */
const MAX_ALIASES = 20;

/** A file's front matter and the text after it; `fault`: why the front matter can't be read. */
type SplitFile = { data?: JsonObject; body: string; fault?: string };

const OPENING = /^---[ \t]*\n/;
const CLOSING = /^(?:---|\.\.\.)[ \t]*$/m;

function parse(yaml: string): { data?: JsonObject; fault?: string } {
  if (yaml.length > MAX_LENGTH) return { fault: "Its front matter is longer than 64,000 characters" };
  try {
    // The core schema has texts, numbers, lists and maps only; a tag that a file names is reported, never resolved.
    const document = parseDocument(yaml, {
      schema: "core",
      logLevel: "silent",
      prettyErrors: false,
      resolveKnownTags: false,
    });
    const [error] = [...document.errors, ...document.warnings.filter(({ code }) => code === "TAG_RESOLVE_FAILED")];
    if (error) return { fault: `Its front matter isn’t YAML: ${error.message}` };
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    if (value === null || value === undefined) return { data: {} };
    return isObject(value) ? { data: value } : { fault: "Its front matter isn’t a list of names and values" };
  } catch {
    return { fault: "Its front matter repeats or nests values too often" };
  }
}

/**
 * Splits a Markdown file into its YAML front matter, between lines of three hyphens at its beginning, and its text.
 * @param file with LF at the ends of its lines.
 */
export function splitFrontMatter(file: string): SplitFile {
  if (/^\+\+\+[ \t]*\n/.test(file)) {
    return { body: file, fault: "Its front matter is TOML (+++). Change it to YAML (---) first." };
  }
  const start = OPENING.exec(file)?.[0].length;
  if (start === undefined) return { body: file };
  const rest = file.slice(start);
  const end = CLOSING.exec(rest);
  if (!end) return { body: file, fault: "Its front matter has no end: a line of three hyphens is missing" };
  return { ...parse(rest.slice(0, end.index)), body: rest.slice(end.index + end[0].length) };
}
