import "./writing.css";
import { useEffect, useRef, useState, type DragEvent } from "react";
import { isHtml } from "#blocks";
import { lazyScreen } from "#ui/kit";
import { Alerts } from "../bar/Alerts.tsx";
import { useEditor } from "../state/editor-context.tsx";
import { useDescribePicture } from "../improve/describe-picture.ts";
import { ImproveText } from "./ImproveText.tsx";
import type { CommandId } from "./commands.ts";
import type { EditorHandle, Formats } from "./editor-handle.ts";
import { headingAtLine, outlineOf } from "./markdown/outline.ts";
import { usePictureQueue } from "./pictures/use-picture-queue.ts";
import { Preview } from "./preview/Preview.tsx";
import { TextEditor } from "./text/TextEditor.tsx";
import { useLayout } from "./use-layout.ts";
import { useWritingText } from "./use-writing-text.ts";
import { RefusalNote } from "./RefusalNote.tsx";
import { TableTools } from "./visual/TableTools.tsx";
import { LinkForm } from "./visual/LinkForm.tsx";
import type { Refusal } from "./visual/VisualMode.tsx";
import { WritingBar } from "./WritingBar.tsx";
import { WritingFooter } from "./WritingFooter.tsx";
import { WritingOutline } from "./WritingOutline.tsx";
import { WritingTools } from "./WritingTools.tsx";

/** Loaded when it is chosen, or once the view is there. */
const VisualMode = lazyScreen(async () => (await import("./visual/VisualMode.tsx")).VisualMode);

const NO_FORMATS: Formats = { active: new Set(), isInTable: false, heading: -1 };

/** A file that is dropped beside the text must not replace the page. */
function keepFiles(event: DragEvent): void {
  if (event.dataTransfer.types.includes("Files")) event.preventDefault();
}

/** @returns the mode that is shown: a text that the visual mode refused stays in Markdown until that is chosen again. */
function useMode(layout: ReturnType<typeof useLayout>) {
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => {
    // If it can't be loaded now, it says so when it is chosen.
    void VisualMode.load().catch(() => undefined);
  }, []);
  return {
    mode: refusal ? "text" : layout.mode,
    refusal,
    onRefused: setRefusal,
    onMode: (mode: typeof layout.mode) => {
      setRefusal(undefined);
      layout.setMode(mode);
    },
  } as const;
}

/** Writing a text over the whole window: the text, how visitors will see it, its outline and length. */
export function WritingView({ blockKey, onClose }: { blockKey: string; onClose: () => void }) {
  const { props } = useEditor();
  const { text, error, type, around } = useWritingText(blockKey);
  const queue = usePictureQueue(blockKey);
  const describe = useDescribePicture();
  const layout = useLayout();
  const { mode, refusal, onRefused, onMode } = useMode(layout);
  const editor = useRef<EditorHandle>(null);
  const [line, setLine] = useState(1);
  const [formats, setFormats] = useState(NO_FORMATS);
  const [isChoosing, setChoosing] = useState(false);
  const isVisual = mode === "visual";
  const headings = outlineOf(text);
  const current = isVisual ? formats.heading : headingAtLine(headings, line);
  const run = (command: CommandId) => {
    if (command === "picture") setChoosing(true);
    else editor.current?.run(command);
  };
  const goToHeading = (index: number) => {
    layout.uncover();
    editor.current?.goToHeading(index);
  };
  const shared = { ref: editor, text, onText: type, queue, describe };
  return (
    <div className="flex min-h-0 flex-1 flex-col" onDragOver={keepFiles} onDrop={keepFiles} {...around}>
      <WritingBar {...layout.bar} mode={mode} onMode={onMode} onClose={onClose} />
      {!layout.isFocused && (
        <WritingTools
          isOff={isHtml(text)}
          active={isVisual ? formats.active : NO_FORMATS.active}
          before={<ImproveText blockKey={blockKey} partOf={() => editor.current?.selectedPart()} />}
          onRun={run}
        >
          {isVisual && formats.isInTable && <TableTools onRun={(command) => editor.current?.runTable?.(command)} />}
        </WritingTools>
      )}
      {refusal && <RefusalNote refusal={refusal} onGo={(to) => editor.current?.goToLine?.(to)} />}
      <div className="wr-body min-h-0 flex-1">
        <Alerts />
        {layout.hasOutline && (
          <div className="wr-panel wr-outline">
            <WritingOutline headings={headings} current={current} onGo={goToHeading} />
          </div>
        )}
        <div className="wr-text bg-field">
          {isVisual ? (
            <VisualMode {...shared} linkForm={LinkForm} onFormats={setFormats} onRefused={onRefused} />
          ) : (
            <TextEditor {...shared} onCaret={setLine} />
          )}
        </div>
        {layout.hasPreview && (
          <div className="wr-panel wr-preview border-s border-line bg-paper">
            <Preview blockKey={blockKey} heading={current} />
          </div>
        )}
      </div>
      <WritingFooter blockKey={blockKey} text={text} error={error} />
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
