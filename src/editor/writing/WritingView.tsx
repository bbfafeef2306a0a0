import "./writing.css";
import { useEffect, useRef, useState, type DragEvent } from "react";
import { isHtml } from "#blocks";
import { Alerts } from "../bar/Alerts.tsx";
import { useEditor } from "../state/editor-context.tsx";
import type { CommandId } from "./commands.ts";
import type { EditorHandle } from "./editor-handle.ts";
import { countWords, readingMinutes } from "./markdown/count-words.ts";
import { headingAtLine, outlineOf } from "./markdown/outline.ts";
import { usePictureQueue } from "./pictures/use-picture-queue.ts";
import { Preview } from "./preview/Preview.tsx";
import { TextEditor } from "./text/TextEditor.tsx";
import { useLayout } from "./use-layout.ts";
import { useWritingText } from "./use-writing-text.ts";
import { WritingBar } from "./WritingBar.tsx";
import { WritingOutline } from "./WritingOutline.tsx";
import { WritingTools } from "./WritingTools.tsx";

const NO_FORMATS: ReadonlySet<CommandId> = new Set();

/** A file that is dropped beside the text must not replace the page. */
function keepFiles(event: DragEvent): void {
  if (event.dataTransfer.types.includes("Files")) event.preventDefault();
}

function WordCount({ text }: { text: string }) {
  const words = countWords(text);
  const minutes = readingMinutes(words);
  return (
    <p className="tabular-nums">
      {words.toLocaleString("en")} {words === 1 ? "word" : "words"}
      {words > 0 && `, ${minutes} min read`}
    </p>
  );
}

/** Writing a text over the whole window: the text, how visitors will see it, its outline and length. */
export function WritingView({ blockKey, onClose }: { blockKey: string; onClose: () => void }) {
  const { props } = useEditor();
  const { text, error, type, around } = useWritingText(blockKey);
  const queue = usePictureQueue(blockKey);
  const layout = useLayout();
  const editor = useRef<EditorHandle>(null);
  const [line, setLine] = useState(1);
  const [isChoosing, setChoosing] = useState(false);
  const headings = outlineOf(text);
  const current = headingAtLine(headings, line);
  useEffect(() => editor.current?.focus(), []);
  const run = (command: CommandId) => {
    if (command === "picture") setChoosing(true);
    else editor.current?.run(command);
  };
  const goToHeading = (index: number) => {
    layout.uncover();
    editor.current?.goToHeading(index);
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col" onDragOver={keepFiles} onDrop={keepFiles} {...around}>
      <WritingBar {...layout.bar} mode={layout.mode} onMode={layout.setMode} onClose={onClose} />
      {!layout.isFocused && <WritingTools isOff={isHtml(text)} active={NO_FORMATS} onRun={run} />}
      <div className="wr-body min-h-0 flex-1">
        <Alerts />
        {layout.hasOutline && (
          <div className="wr-panel wr-outline">
            <WritingOutline headings={headings} current={current} onGo={goToHeading} />
          </div>
        )}
        <div className="wr-text flex flex-col">
          <div className="min-h-0 flex-1 bg-field">
            <TextEditor ref={editor} text={text} onText={type} onCaret={setLine} queue={queue} />
          </div>
        </div>
        {layout.hasPreview && (
          <div className="wr-panel wr-preview border-s border-line bg-paper">
            <Preview blockKey={blockKey} heading={current} />
          </div>
        )}
      </div>
      <div className="flex min-h-8 items-center gap-4 border-t border-line bg-raised px-4 py-1 text-sm text-ink-soft">
        <WordCount text={text} />
        {error !== undefined && (
          <p role="alert" className="font-medium text-danger">
            {error}
          </p>
        )}
      </div>
      {isChoosing && (
        <props.imagePicker
          open
          onOpenChange={setChoosing}
          onChoose={(picture) => editor.current?.insertPicture(picture)}
        />
      )}
    </div>
  );
}
