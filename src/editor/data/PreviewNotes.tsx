import { useBlock, useEditor, useUi } from "../state/editor-context.tsx";
import { closedWords } from "./closed-words.ts";
import type { DataPreview } from "./data-source.ts";

/** What the editor's user has to know of a preview: why visitors get nothing, or which row or post stands for all. */
export function PreviewNotes({ blockKey, preview }: { blockKey: string; preview: DataPreview }) {
  const { data: load } = useEditor().props;
  const choices = useUi((state) => state.choices);
  const block = useBlock(blockKey);
  const closed = block && closedWords(block, preview.closed, choices);
  if (closed) {
    const open = async () => window.open((await load?.())?.hrefOf(closed.entity), "_blank", "noopener");
    return (
      <div className="bwe bwe-data-note is-closed">
        <p>
          {closed.why} {closed.help}
        </p>
        <button type="button" onClick={() => void open()}>
          Open Data
        </button>
      </div>
    );
  }
  const { example } = preview;
  return example === undefined ? null : (
    <div className="bwe bwe-data-note">
      <p>
        {example === ""
          ? "There is nothing to show yet. The page’s address will say what visitors get."
          : `An example: “${example}”. The page’s address says what visitors get.`}
      </p>
    </div>
  );
}
