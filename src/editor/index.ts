export { Editor } from "./Editor.tsx";
export type { CanvasAssets, EditorProps, Sections } from "./editor-props.ts";
export { FailedReply, type AiStatus, type Generate, type RunOptions } from "./generator/generate.ts";
export { groundingTexts } from "./generator/page-context.ts";
export { marksOf } from "./generator/put-block.ts";
export { isBlocked } from "./state/busy.ts";
export { useDocument, useEditor } from "./state/editor-context.tsx";
export { useBlocked } from "./state/use-blocked.ts";
