import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { json, jsonParseLinter } from "@codemirror/lang-json";
import {
  bracketMatching,
  defaultHighlightStyle,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from "@codemirror/language";
import { linter, lintKeymap, type Diagnostic } from "@codemirror/lint";
import { EditorState, Transaction } from "@codemirror/state";
import { drawSelection, EditorView, keymap } from "@codemirror/view";
import { useEffect, useEffectEvent, useRef } from "react";
import { parseJson } from "#shared";
import { blockSchema } from "./block-schema.ts";
import { faultsIn } from "./block-text.ts";
import { nodeAt, wholeTree } from "./json-path.ts";
import { completeBy, hoverBy } from "./schema-help.ts";

const THEME = EditorView.theme({
  "&": {
    backgroundColor: "var(--color-field)",
    color: "var(--color-ink)",
    fontSize: "0.8125rem",
    maxHeight: "max(12rem, calc(100dvh - 15rem))",
  },
  ".cm-scroller": { overflow: "auto" },
  // Around it, where its corners don't cut it off.
  "&.cm-focused": { outline: "none" },
  ".cm-content": { fontFamily: "var(--font-mono)", caretColor: "var(--color-ink)", padding: "0.5rem 0" },
  ".cm-cursor": { borderLeftColor: "var(--color-ink)" },
  "& .cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": {
    backgroundColor: "var(--color-brand-tint)",
  },
  ".cm-tooltip": {
    backgroundColor: "var(--color-raised)",
    color: "var(--color-ink)",
    border: "1px solid var(--color-control)",
    borderRadius: "var(--radius-control)",
  },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": {
    backgroundColor: "var(--color-brand)",
    color: "var(--color-on-brand)",
  },
});

/** The library's own colours, each with a lighter one for dark backgrounds. */
const COLOURS = HighlightStyle.define(
  defaultHighlightStyle.specs.map((spec) => {
    if (!("color" in spec)) return spec;
    const color = String(spec.color);
    return { tag: spec.tag, color: `light-dark(${color}, color-mix(in oklch, ${color} 35%, white))` };
  }),
);

const parseFaults = jsonParseLinter();

/** Marks what the parser or the schema refuses. */
async function findFaults(view: EditorView): Promise<readonly Diagnostic[]> {
  const { state } = view;
  const parsed = parseJson(state.doc.toString());
  if (!parsed.ok) return parseFaults(view);
  const faults = faultsIn(parsed.value);
  if (faults.length === 0) return [];
  const tree = await wholeTree(state);
  return faults.map(({ path, message }) => {
    const { from, to } = nodeAt(state, tree, path);
    return { from, to, message, severity: "error" };
  });
}

function extensionsFor(type: string, onText: (text: string) => void) {
  const schema = blockSchema(type);
  return [
    json(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    syntaxHighlighting(COLOURS),
    linter(findFaults, { delay: 300 }),
    autocompletion({ override: [completeBy(schema)], icons: false }),
    hoverBy(schema),
    // Tab leaves the editor, as it leaves every field.
    keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap, ...lintKeymap]),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ "aria-label": "JSON" }),
    THEME,
    EditorView.updateListener.of(({ docChanged, state, transactions }) => {
      const isTyped = transactions.some((one) => one.annotation(Transaction.remote) !== true);
      if (docChanged && isTyped) onText(state.doc.toString());
    }),
  ];
}

type CodeEditorProps = { type: string; text: string; onText: (text: string) => void };

/** Edits the JSON of a block of a type, with the help of its schema. */
export function CodeEditor({ type, text, onText }: CodeEditorProps) {
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const notify = useEffectEvent(onText);
  const first = useEffectEvent(() => text);
  useEffect(() => {
    const extensions = extensionsFor(type, (next) => notify(next));
    const made = new EditorView({
      state: EditorState.create({ doc: first(), extensions }),
      parent: parent.current ?? undefined,
    });
    view.current = made;
    return () => made.destroy();
  }, [type]);
  useEffect(() => {
    const state = view.current?.state;
    if (!state || state.doc.toString() === text) return;
    const annotations = [Transaction.remote.of(true), Transaction.addToHistory.of(false)];
    view.current?.dispatch({ changes: { from: 0, to: state.doc.length, insert: text }, annotations });
  }, [text]);
  return (
    <div
      ref={parent}
      className="overflow-hidden rounded-control border border-control outline-offset-2 outline-focus focus-within:outline-2"
    />
  );
}
