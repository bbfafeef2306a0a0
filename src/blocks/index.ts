export { BlockError, BlockView } from "./BlockFrame.tsx";
export { decodeBlock, encodeBlock, type Block, type StoredBlock } from "./codec.ts";
export { BlockContextProvider, defaultContext, type BlockContext, type FormState, type Launch } from "./context.tsx";
export type { BlockDefinition, OpenBlock } from "./define-block.ts";
export type { BlockData } from "./define-loader.ts";
export { EditModeNote } from "./parts/data/EditModeNote.tsx";
export { layoutSchema, layoutStyle } from "./layout.ts";
export { blockDefinitions, findBlock, openBlock, readBlock, type OpenedBlock } from "./registry.ts";
export { boundQueryNames, type PageParams } from "./variables.ts";
