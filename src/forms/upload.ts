/** The largest file that visitors may send with a form, in bytes. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** The longest name of a file that is kept, in characters. */
export const MAX_FILE_NAME = 200;

/**
 * The kinds of files that forms take, by the ending of their names: documents, tables and pictures. Nothing that runs
 * when the team opens it.
 */
export const FILE_ENDINGS: readonly string[] = [
  "pdf",
  "doc",
  "docx",
  "odt",
  "rtf",
  "txt",
  "csv",
  "xls",
  "xlsx",
  "ods",
  "ppt",
  "pptx",
  "odp",
  "png",
  "jpg",
  "jpeg",
  "webp",
  "avif",
  "heic",
];

/** @returns whether a form takes a file of this name. */
export function isTakenFile(name: string): boolean {
  const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return name.includes(".") && FILE_ENDINGS.includes(ending);
}
