import { numbered } from "#client";
import { MAX_EXPORT_BYTES } from "#publishing";
import { fail, ok, type Result } from "#shared";

/** Something that is sent with one request; `name` is what people call it. */
export type ImportPart = { name: string; type: "application/json" | "text/xml"; body: string | Blob };

/** What was chosen, ready to be sent as often as it is needed, and in sentences what isn't sent. */
export type ImportSource = { label: string; parts: readonly ImportPart[]; leftOut: readonly string[] };

/** The most files, and characters of text, of one request; the server takes 1,000 files and 10 MB. */
const MAX_FILES = 500;
const MAX_CHARACTERS = 2_500_000;
/** The most bytes of a Markdown file. */
const MAX_MARKDOWN_BYTES = 5_000_000;
/** Files that are read at the same time, and names that are listed. */
const READ_AT_ONCE = 100;
const MAX_NAMED = 5;

const MARKDOWN = /\.(?:md|mdx|markdown)$/i;
const WORDPRESS = /\.xml$/i;

type TextFile = { name: string; text: string };

/** @returns files in groups that fit into a request each. */
export function inRequests(files: readonly TextFile[]): TextFile[][] {
  const groups: TextFile[][] = [];
  let size = 0;
  for (const file of files) {
    const last = groups.at(-1);
    size += file.text.length;
    if (last && last.length < MAX_FILES && size <= MAX_CHARACTERS) last.push(file);
    else {
      groups.push([file]);
      size = file.text.length;
    }
  }
  return groups;
}

const nameOf = (file: File) => file.webkitRelativePath || file.name;

/** @returns the names of some files, or their number with a noun. */
function called(files: readonly File[], noun: string): string {
  const [first] = files;
  if (!first) return "";
  return files.length === 1 ? nameOf(first) : `${numbered(files.length)} ${noun}`;
}

/** Sorts out files that are too large. @param limit what `bytes` is called. @returns the others, and a sentence on these. */
function withinLimit(files: readonly File[], bytes: number, limit: string): { files: File[]; leftOut: string[] } {
  const large = files.filter(({ size }) => size > bytes);
  const names = large.slice(0, MAX_NAMED).map(nameOf).join(", ");
  const more = large.length > MAX_NAMED ? ` and ${large.length - MAX_NAMED} more` : "";
  return {
    files: files.filter(({ size }) => size <= bytes),
    leftOut: large.length > 0 ? [`Left out, as larger than ${limit}: ${names}${more}.`] : [],
  };
}

async function readTexts(files: readonly File[]): Promise<TextFile[]> {
  const texts: TextFile[] = [];
  for (let start = 0; start < files.length; start += READ_AT_ONCE) {
    const some = files.slice(start, start + READ_AT_ONCE);
    texts.push(...(await Promise.all(some.map(async (file) => ({ name: nameOf(file), text: await file.text() })))));
  }
  return texts;
}

/**
 * Reads what people chose: Markdown files, WordPress exports, or both.
 * @returns what is wrong in words, where nothing can be imported.
 */
export async function readChosen(chosen: readonly File[]): Promise<Result<ImportSource>> {
  const {
    markdown = [],
    xml = [],
    other = [],
  } = Object.groupBy(chosen, ({ name }) => (MARKDOWN.test(name) ? "markdown" : WORDPRESS.test(name) ? "xml" : "other"));
  const texts = withinLimit(markdown, MAX_MARKDOWN_BYTES, "5 MB");
  const exports = withinLimit(xml, MAX_EXPORT_BYTES, "50 MB");
  const leftOut = [...texts.leftOut, ...exports.leftOut];
  if (texts.files.length + exports.files.length === 0) {
    const nothing = "There is no Markdown file (.md) and no WordPress export (.xml) among these.";
    return leftOut.length > 0 ? fail("TOO_LARGE", leftOut.join(" ")) : fail("INVALID", nothing);
  }
  const groups = inRequests(await readTexts(texts.files));
  const bodies = groups.map((files) => JSON.stringify({ files }));
  return ok({
    label: [called(texts.files, "Markdown files"), called(exports.files, "XML files")].filter(Boolean).join(" and "),
    parts: [
      ...bodies.map((body): ImportPart => ({ name: "Markdown files", type: "application/json", body })),
      ...exports.files.map((file): ImportPart => ({ name: nameOf(file), type: "text/xml", body: file })),
    ],
    leftOut:
      other.length > 0 ? [...leftOut, `Left out, as neither Markdown nor XML: ${called(other, "files")}.`] : leftOut,
  });
}
