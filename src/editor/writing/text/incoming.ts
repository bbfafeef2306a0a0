import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { isHtml } from "#blocks";
import { htmlToMarkdown } from "../markdown/html-to-markdown.ts";
import { picturesIn } from "../pictures/pictures-in.ts";
import { OWN_STEP } from "./apply-command.ts";

function insert(view: EditorView, text: string): void {
  view.dispatch({ ...view.state.replaceSelection(text), scrollIntoView: true, userEvent: OWN_STEP });
}

async function pasteHtml(view: EditorView, html: string, plain: string): Promise<void> {
  // Where the code that reads HTML can't be loaded, the words matter more than their format.
  const markdown = await htmlToMarkdown(html).catch(() => undefined);
  insert(view, markdown ?? plain);
}

/**
 * What happens to what is pasted or dropped into a text: pictures are uploaded, formatted text becomes Markdown, plain text
 * stays as it is. A text that is HTML takes only plain text.
 * @param onPictures puts pictures at a position.
 */
export function incoming(onPictures: ((files: readonly File[], at: number) => void) | undefined): Extension {
  return EditorView.domEventHandlers({
    paste: (event, view) => {
      const pictures = onPictures ? picturesIn(event.clipboardData) : [];
      if (pictures.length > 0) {
        event.preventDefault();
        onPictures?.(pictures, view.state.selection.main.to);
        return true;
      }
      const html = event.clipboardData?.getData("text/html") ?? "";
      if (html === "" || isHtml(view.state.doc.toString())) return false;
      event.preventDefault();
      void pasteHtml(view, html, event.clipboardData?.getData("text/plain") ?? "");
      return true;
    },
    drop: (event, view) => {
      const pictures = onPictures ? picturesIn(event.dataTransfer) : [];
      if (pictures.length === 0) return false;
      event.preventDefault();
      const at = view.posAtCoords({ x: event.clientX, y: event.clientY }) ?? view.state.selection.main.to;
      onPictures?.(pictures, at);
      return true;
    },
  });
}
