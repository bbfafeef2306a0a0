import { messageOf, newKey, parseJson } from "#shared";
import { toast } from "#ui/kit";
import type { UploadPicture } from "../editor-props.ts";
import { newBlockPosition, type Editing } from "../shortcuts/commands.ts";
import { isBlocked, whenFree } from "../state/busy.ts";
import { insertCopies, pasteText } from "./clipboard-commands.ts";
import { isBlockText } from "./written-blocks.ts";

/** What a paste brings, read while its event is handled. */
export type Pasted = { types: readonly string[]; files: readonly File[]; html: string; plain: string };

type PasteOptions = {
  upload?: UploadPicture;
  /** Aborted when the editor is closed: nothing is inserted any more. */
  signal: AbortSignal;
};

/** Makes each line of a plain text without blank lines a paragraph: programs without formats copy it like that. */
function paragraphs(plain: string): string {
  const text = plain.replaceAll(/\r\n?/g, "\n").trim();
  return /\n\s*\n/.test(text) ? text : text.replaceAll(/\n+/g, "\n\n");
}

/** The code of the writing view, which is loaded ahead; undefined when it can't be loaded. */
const loadWriting = () => import("../writing/writing-code.ts").catch(() => undefined);

/** @returns a text as Markdown; empty for one line or JSON, which isn't meant as a text of the page. */
async function textIn({ html, plain }: Pasted): Promise<string> {
  const writing = html === "" ? undefined : await loadWriting();
  const formatted = await writing?.htmlToMarkdown(html).catch(() => undefined);
  const text = formatted ?? paragraphs(plain);
  return text.includes("\n") && !parseJson(plain).ok ? text : "";
}

async function uploadAll(files: readonly File[], upload: UploadPicture) {
  const id = newKey();
  toast.info(files.length === 1 ? "Uploading the picture" : `Uploading ${files.length} pictures`, {
    id,
    duration: Infinity,
  });
  try {
    return await Promise.all(files.map((file) => upload(file, () => {})));
  } finally {
    toast.dismiss(id);
  }
}

/** @returns pasted pictures in Markdown, once they are in the library; empty without any. @throws Error with a message. */
async function picturesOf(pasted: Pasted, upload: UploadPicture | undefined): Promise<string> {
  if (!upload || pasted.files.length === 0) return "";
  const writing = await loadWriting();
  if (!writing) throw new Error("Check your connection.");
  const files = writing.picturesIn(pasted);
  if (files.length === 0) return "";
  return (await uploadAll(files, upload)).map(writing.markdownPicture).join("\n\n");
}

/**
 * Pastes pictures, or a text of several lines, as a block of text after the selected blocks, in one step. Anything else on
 * the clipboard is left alone; a failure is shown.
 */
export async function pasteForeign(editing: Editing, pasted: Pasted, { upload, signal }: PasteOptions): Promise<void> {
  const after = newBlockPosition(editing);
  try {
    const content = (await picturesOf(pasted, upload)) || (await textIn(pasted));
    if (content === "" || signal.aborted) return;
    const blocks = [{ content: { style: "simple", content } }];
    whenFree(editing.ui, () => insertCopies(editing, { blocks }, "Paste", after));
  } catch (error) {
    editing.ui.set({ alert: `Not pasted. ${messageOf(error)}` });
  }
}

/** Pastes blocks, pictures or a text of several lines; anything else is left alone. */
export async function paste(editing: Editing, pasted: Pasted, options: PasteOptions): Promise<void> {
  if (!isBlockText(pasted.plain)) return pasteForeign(editing, pasted, options);
  if (!isBlocked(editing.ui.get())) pasteText(editing, pasted.plain);
}
