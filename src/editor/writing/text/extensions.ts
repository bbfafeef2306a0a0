import { defaultKeymap } from "@codemirror/commands";
import { markdown, markdownLanguage } from "@codemirror/lang-markdown";
import { indentUnit } from "@codemirror/language";
import { Prec, Transaction, type Extension } from "@codemirror/state";
import { dropCursor, EditorView, keymap, placeholder } from "@codemirror/view";
import { COMMANDS } from "../commands.ts";
import { applyCommand, OWN_STEP } from "./apply-command.ts";
import { heavyParagraphs } from "./heavy-paragraphs.ts";
import { incoming } from "./incoming.ts";
import { markdownStyle } from "./markdown-style.ts";
import { nextLine } from "./next-line.ts";
import { pictureSlots } from "./picture-slots.ts";
import { TEXT_COMMANDS } from "./text-commands.ts";

type Listeners = {
  /** @param isStep whether it is a separate step of the history. */
  onText: (text: string, isStep: boolean) => void;
  /** @param line the caret's line, counted from 1. */
  onCaret: (line: number) => void;
  onPictures?: (files: readonly File[], at: number) => void;
};

/** The toolbar's shortcuts. */
const SHORTCUTS = COMMANDS.flatMap(({ id, keys }) => {
  if (keys === undefined || id === "picture") return [];
  const run = (view: EditorView) => {
    applyCommand(view, TEXT_COMMANDS[id]);
    return true;
  };
  return [{ key: keys, run, preventDefault: true }];
});

/** What the text mode is made of. Undo and redo are the draft's, and Tab leaves the text as it leaves every field. */
export function textExtensions({ onText, onCaret, onPictures }: Listeners): Extension {
  return [
    Prec.highest(keymap.of([...SHORTCUTS, { key: "Enter", run: nextLine }])),
    markdown({ base: markdownLanguage, completeHTMLTags: false, extensions: heavyParagraphs }),
    keymap.of(defaultKeymap),
    indentUnit.of("  "),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ "aria-label": "Text", spellcheck: "true", autocapitalize: "sentences" }),
    placeholder("Write here, or paste a text"),
    dropCursor(),
    markdownStyle,
    pictureSlots,
    incoming(onPictures),
    EditorView.updateListener.of(({ docChanged, selectionSet, state, transactions }) => {
      const own = transactions.filter((one) => one.docChanged && one.annotation(Transaction.remote) !== true);
      if (docChanged && own.length > 0)
        onText(
          state.doc.toString(),
          own.some((one) => one.isUserEvent(OWN_STEP)),
        );
      if (docChanged || selectionSet) onCaret(state.doc.lineAt(state.selection.main.head).number);
    }),
  ];
}
