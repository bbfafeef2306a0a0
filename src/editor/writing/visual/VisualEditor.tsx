import { Selection, type EditorState } from "prosemirror-state";
import { isInTable } from "prosemirror-tables";
import { useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from "react";
import { useEditor } from "../../state/editor-context.tsx";
import type { DescribePicture } from "../../improve/describe-picture.ts";
import type { EditorHandle, Formats } from "../editor-handle.ts";
import type { PictureQueue } from "../pictures/picture-queue.ts";
import type { Opened } from "./bridge/open-text.ts";
import type { VisualText } from "./bridge/visual-text.ts";
import type { LinkForm } from "./LinkForm.tsx";
import { activeCommands, insertPicture, linkRange, setLink, TABLE_COMMANDS, VISUAL_COMMANDS } from "./view/commands.ts";
import { focusAlt } from "./view/node-views.ts";
import { VisualSession } from "./view/visual-session.ts";

export type VisualEditorProps = {
  ref: Ref<EditorHandle>;
  /** The text as it was opened; later changes come with `text`. */
  opened: VisualText;
  text: string;
  onText: (text: string) => void;
  onFormats: (formats: Formats) => void;
  /** Called when a change from elsewhere can't be shown here. */
  onRefused: (reason: string, line?: number) => void;
  /** Called when a change from elsewhere takes long to read: the text has to be opened again. */
  onReopen: () => void;
  queue: PictureQueue | undefined;
  describe: DescribePicture | undefined;
  /** Passed in, so that what it suggests is in a file that the blocks' forms load too. */
  linkForm: typeof LinkForm;
};

/** @returns the position of a top-level heading by its index, of those with words. */
function headingPosition({ doc }: EditorState, index: number): number | undefined {
  const positions: number[] = [];
  doc.forEach((node, offset) => {
    if (node.type.name === "heading" && node.textContent.trim() !== "") positions.push(offset + 1);
  });
  return positions[index];
}

/** @returns the index of the top-level heading above the caret, as `headingPosition` counts. */
function headingAbove({ doc, selection }: EditorState): number {
  let index = -1;
  doc.forEach((node, offset) => {
    if (node.type.name === "heading" && node.textContent.trim() !== "" && offset < selection.head) index += 1;
  });
  return index;
}

function formatsOf(state: EditorState): Formats {
  return { active: activeCommands(state), isInTable: isInTable(state), heading: headingAbove(state) };
}

/** A text as it looks. It shows `text`, and reports what is changed. */
export function VisualEditor({
  ref,
  opened,
  text,
  onText,
  onFormats,
  onRefused,
  onReopen,
  queue,
  describe,
  linkForm: Form,
}: VisualEditorProps) {
  const { actions } = useEditor();
  const parent = useRef<HTMLDivElement>(null);
  const session = useRef<VisualSession>(null);
  const [link, setLinkHref] = useState<string>();
  const notify = useEffectEvent((next: string) => onText(next));
  const changed = useEffectEvent((state: EditorState) => onFormats(formatsOf(state)));
  const followed = useEffectEvent((opening: Opened | undefined) => {
    if (!opening) onReopen();
    else if (!opening.ok) onRefused(opening.error.message, opening.obstacle?.line);
  });
  const first = useEffectEvent(() => opened);
  const openLink = useEffectEvent(() => {
    if (session.current) setLinkHref(linkRange(session.current.view.state).href);
  });
  useLayoutEffect(() => {
    const made = new VisualSession(parent.current, first(), {
      onText: (next) => notify(next),
      onState: (state) => changed(state),
      onLink: () => openLink(),
      onUndo: () => actions.undo(),
      onRedo: () => actions.redo(),
      queue,
      describe,
    });
    session.current = made;
    made.view.focus();
    changed(made.view.state);
    return () => made.destroy();
  }, [queue, describe, actions]);
  // Before the next key can be pressed: later this would revert what it typed.
  useLayoutEffect(() => {
    if (session.current) followed(session.current.follow(text));
  }, [text]);
  useImperativeHandle(ref, (): EditorHandle => {
    const use = (act: (made: VisualSession["view"]) => void) => session.current && act(session.current.view);
    const run = (command: (typeof VISUAL_COMMANDS)["bold"]) =>
      use((view) => {
        command(view.state, view.dispatch, view);
        view.focus();
      });
    return {
      focus: () => use((view) => view.focus()),
      run: (command) => (command === "link" ? openLink() : run(VISUAL_COMMANDS[command])),
      runTable: (command) => run(TABLE_COMMANDS[command]),
      insertPicture: (picture) =>
        use((view) => {
          insertPicture(picture)(view.state, view.dispatch);
          view.focus();
          focusAlt(view);
        }),
      goToHeading: (index) =>
        use((view) => {
          const at = headingPosition(view.state, index);
          if (at === undefined) return;
          view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at))).scrollIntoView());
          view.focus();
        }),
      selectedPart: () => session.current?.selectedPart(),
    };
  }, []);
  const closeLink = () => {
    setLinkHref(undefined);
    session.current?.view.focus();
  };
  const set = (href: string) => {
    const view = session.current?.view;
    if (view) setLink(href)(view.state, view.dispatch);
    closeLink();
  };
  return (
    <div className="flex h-full flex-col">
      {link !== undefined && <Form href={link} onSet={set} onClose={closeLink} />}
      <div ref={parent} className="min-h-0 flex-1 overflow-y-auto" />
    </div>
  );
}
