import { Fragment, Slice } from "prosemirror-model";
import type { EditorProps, EditorView } from "prosemirror-view";
import { toMarkdownText } from "../../markdown/to-markdown.ts";
import { readPastedHtml } from "../../markdown/html-to-markdown.ts";
import { picturesIn } from "../../pictures/pictures-in.ts";
import { parseMarkdown } from "../bridge/parse.ts";
import { blockNodes, docOf } from "../bridge/to-doc.ts";
import { blockOf } from "../bridge/to-mdast.ts";
import { findUnsupported } from "../bridge/unsupported.ts";

/** What the editor's own clipboard has on its markup. */
const OWN = "data-pm-slice";

function insertText(view: EditorView, text: string): void {
  view.dispatch(view.state.tr.insertText(text).scrollIntoView());
}

async function pasteHtml(view: EditorView, html: string, plain: string): Promise<void> {
  const pasted = await readPastedHtml(html).catch(() => undefined);
  if (view.isDestroyed) return;
  // Read once more as Markdown, so that nothing comes in that couldn't be written back.
  const tree = pasted && parseMarkdown(toMarkdownText(pasted));
  if (!tree || findUnsupported(tree)) return insertText(view, plain);
  const blocks = Fragment.from(blockNodes(tree));
  const isLine = blocks.childCount === 1 && blocks.firstChild?.type.name === "paragraph";
  const slice = new Slice(blocks, isLine ? 1 : 0, isLine ? 1 : 0);
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
}

/** @returns copied blocks as Markdown, words as they are. */
function asMarkdown({ content }: Slice): string {
  if (content.firstChild?.isInline) return content.textBetween(0, content.size, "\n\n");
  const children = docOf(content.content).children.flatMap((node) => blockOf(node) ?? []);
  return toMarkdownText({ type: "root", children }).trim();
}

/**
 * What happens to what is pasted, dropped and copied: pictures are uploaded, formatted text goes through the sanitiser,
 * and other programs get Markdown.
 */
export function incoming(onPictures: ((files: readonly File[], at: number) => void) | undefined): Partial<EditorProps> {
  return {
    handlePaste: (view, event) => {
      const { clipboardData } = event;
      const pictures = onPictures ? picturesIn(clipboardData) : [];
      if (pictures.length > 0) {
        onPictures?.(pictures, view.state.selection.to);
        return true;
      }
      const html = clipboardData?.getData("text/html") ?? "";
      const isCode = view.state.selection.$from.parent.type.spec.code === true;
      if (html === "" || isCode || html.includes(OWN)) return false;
      void pasteHtml(view, html, clipboardData?.getData("text/plain") ?? "");
      return true;
    },
    handleDrop: (view, event) => {
      const pictures = onPictures ? picturesIn(event.dataTransfer) : [];
      if (pictures.length === 0) return false;
      event.preventDefault();
      const found = view.posAtCoords({ left: event.clientX, top: event.clientY });
      onPictures?.(pictures, found?.pos ?? view.state.selection.to);
      return true;
    },
    clipboardTextSerializer: (slice) => asMarkdown(slice),
  };
}
