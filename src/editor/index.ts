export { EditorDocument, type DocumentView, type Received } from "./document/document.ts";
export type { OpenConflict } from "./document/open-conflicts.ts";
export type { OwnBatch } from "./document/own-batch.ts";
export { Editor } from "./Editor.tsx";
export type { CanvasAssets, EditorProps, Sections } from "./editor-props.ts";
export { FailedReply, type AiStatus, type Generate, type RunOptions } from "./generator/generate.ts";
export { newKey } from "./new-key.ts";
export { notTaken } from "./state/actions.ts";
export { useDocument, useEditor } from "./state/editor-context.tsx";
