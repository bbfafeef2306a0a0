import { cleanText } from "#shared/markup";
import { readMarkdownFile, type MarkdownFile } from "./markdown/read-markdown-file.ts";
import { readHead, type ExportHead } from "./wordpress/read-head.ts";
import { readItem, type ExportItem } from "./wordpress/read-item.ts";

/** Work for the worker: Markdown files, the head of a WordPress export, or some of its items as UTF-8. */
export type Sources =
  | { of: "files"; files: readonly MarkdownFile[]; now: number }
  | { of: "head"; xml: Uint8Array }
  | { of: "items"; items: readonly Uint8Array[]; head: ExportHead };

/** Its answer: one entry for each file or item. */
export type ReadSources = { head?: ExportHead | { fault: string }; items?: ExportItem[] };

const decoder = new TextDecoder();
const decode = (bytes: Uint8Array) => cleanText(decoder.decode(bytes));

/** Reads files of other programs. @throws only what a worker can't handle either: too much memory. */
export function readSources(sources: Sources): ReadSources {
  if (sources.of === "head") return { head: readHead(decode(sources.xml)) };
  if (sources.of === "files") {
    return { items: sources.files.map((file) => ({ post: readMarkdownFile(file, sources.now) })) };
  }
  return { items: sources.items.map((xml) => readItem(decode(xml), sources.head)) };
}
