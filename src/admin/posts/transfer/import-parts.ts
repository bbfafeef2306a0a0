import { fail, ok, type Result } from "#shared";

/** Something that is sent with one request. */
export type ImportPart = { type: "application/json" | "text/xml"; body: string | Blob };

/** What was chosen, ready to be sent as often as it is needed. */
export type ImportSource = { label: string; parts: readonly ImportPart[] };

/** The most files, and characters of text, of one request; the server takes 1,000 files and 10 MB. */
const MAX_FILES = 500;
const MAX_CHARACTERS = 2_500_000;
const MAX_EXPORT_BYTES = 50 * 1024 * 1024;

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

function counted(count: number): string {
  return count === 1 ? "1 Markdown file" : `${count} Markdown files`;
}

/** Reads what people chose: Markdown files, or one WordPress export. @returns what is wrong in words, where nothing fits. */
export async function readChosen(chosen: readonly File[]): Promise<Result<ImportSource>> {
  const xml = chosen.find(({ name }) => WORDPRESS.test(name));
  const markdown = chosen.filter(({ name }) => MARKDOWN.test(name));
  if (markdown.length > 0) {
    const files = await Promise.all(
      markdown.map(async (file) => ({ name: file.webkitRelativePath || file.name, text: await file.text() })),
    );
    const bodies = inRequests(files).map((group) => JSON.stringify({ files: group }));
    return ok({
      label: markdown.length === 1 ? (files[0]?.name ?? "") : counted(markdown.length),
      parts: bodies.map((body) => ({ type: "application/json", body })),
    });
  }
  if (!xml) return fail("INVALID", "There is no Markdown file (.md) and no WordPress export (.xml) among these.");
  if (xml.size > MAX_EXPORT_BYTES) return fail("TOO_LARGE", `${xml.name} is larger than 50 MB.`);
  return ok({ label: xml.name, parts: [{ type: "text/xml", body: xml }] });
}
