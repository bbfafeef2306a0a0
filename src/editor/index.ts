export { EditorDocument, type DocumentView, type OpenConflict, type Received } from "./document/document.ts";
export type { OwnBatch } from "./document/own-batch.ts";
export { Editor } from "./Editor.tsx";
export type { CanvasAssets, EditorProps, Section, Sections } from "./editor-props.ts";
export { newKey } from "./new-key.ts";
export { notTaken } from "./state/actions.ts";
export { useDocument, useEditor } from "./state/editor-context.tsx";
