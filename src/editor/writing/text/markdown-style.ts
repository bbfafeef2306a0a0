import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const THEME = EditorView.theme({
  "&": { height: "100%", color: "var(--color-ink)", fontSize: "1.125rem" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--font-sans)", lineHeight: "1.65", overflow: "auto" },
  ".cm-content": {
    boxSizing: "border-box",
    width: "100%",
    maxWidth: "calc(65ch + 3rem)",
    margin: "0 auto",
    padding: "2rem 1.5rem 40vh",
    caretColor: "var(--color-brand)",
  },
  ".cm-line": { padding: "0" },
  ".cm-placeholder": { color: "var(--color-ink-faint)" },
  ".cm-dropCursor": { borderLeftColor: "var(--color-brand)" },
});

const MONO = "var(--font-mono)";

/** Words look as what they are; the marks around them are quiet. */
const STYLE = HighlightStyle.define([
  { tag: tags.heading1, fontSize: "1.75em", fontWeight: "650", lineHeight: "1.3" },
  { tag: tags.heading2, fontSize: "1.45em", fontWeight: "650", lineHeight: "1.3" },
  { tag: tags.heading3, fontSize: "1.2em", fontWeight: "650" },
  { tag: tags.heading, fontWeight: "650" },
  { tag: tags.strong, fontWeight: "650" },
  { tag: tags.emphasis, fontStyle: "italic" },
  { tag: tags.strikethrough, textDecoration: "line-through" },
  { tag: tags.link, color: "var(--color-brand)" },
  { tag: tags.url, color: "var(--color-ink-soft)", fontSize: "0.875em", overflowWrap: "anywhere" },
  { tag: tags.monospace, fontFamily: MONO, fontSize: "0.875em" },
  { tag: tags.quote, color: "var(--color-ink-soft)" },
  { tag: [tags.processingInstruction, tags.contentSeparator, tags.labelName], color: "var(--color-ink-soft)" },
  {
    tag: [tags.angleBracket, tags.tagName, tags.attributeName, tags.attributeValue],
    fontFamily: MONO,
    fontSize: "0.875em",
  },
  { tag: tags.comment, color: "var(--color-ink-soft)" },
]);

/** Prose in comfortable lines. */
export const markdownStyle: Extension = [THEME, syntaxHighlighting(STYLE)];
