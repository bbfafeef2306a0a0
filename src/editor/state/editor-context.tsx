import { createContext, useContext, useSyncExternalStore } from "react";
import { type DocumentView, type DraftDocument, useDraft } from "#drafts";
import { typeOf } from "#publishing";
import type { JsonObject } from "#shared";
import type { EditorActions } from "./actions.ts";
import type { EditorProps } from "../editor-props.ts";
import { positionsOf } from "./positions.ts";
import type { Store } from "./store.ts";
import type { UiState } from "./ui-state.ts";

/** Props that change during editing: only the components that show them re-render. */
type Live = Pick<EditorProps, "saveState" | "people" | "messages">;

/** The context of every part of the editor; the same object during editing. */
export type EditorContext = {
  document: DraftDocument;
  ui: Store<UiState>;
  actions: EditorActions;
  props: Omit<EditorProps, keyof Live | "children">;
};

const Context = createContext<EditorContext | undefined>(undefined);
const LiveContext = createContext<Live>({ saveState: "saved", people: [] });

/** Provides the context to the editor's parts. */
export const EditorProvider = Context.Provider;
export const LiveProvider = LiveContext.Provider;

/** @returns the save state, the messages about saving, and who else is here. */
export function useLive(): Live {
  return useContext(LiveContext);
}

/** @returns the context of the surrounding editor. */
export function useEditor(): EditorContext {
  const context = useContext(Context);
  if (!context) throw new Error("This component is outside the editor");
  return context;
}

/** Subscribes to the draft. @param pick selects a value: the component re-renders only when it changes (Object.is). */
export function useDocument<Value>(pick: (view: DocumentView) => Value): Value {
  const { document } = useEditor();
  return useDraft(document, pick);
}

/** Subscribes to the editor's UI state. */
export function useUi<Value>(pick: (state: UiState) => Value): Value {
  const { ui } = useEditor();
  return useSyncExternalStore(ui.subscribe, () => pick(ui.get()));
}

/** Whether models are available: otherwise there is no trace of AI. */
export function hasAi({ capabilities, generate }: Pick<EditorProps, "capabilities" | "generate">): boolean {
  return capabilities.ai && generate !== undefined;
}

/** Subscribes to one block: the same object until it changes; undefined when it no longer exists. */
export function useBlock(key: string): JsonObject | undefined {
  return useDocument(({ draft }) => draft.blocks[positionsOf(draft.blocks).get(key) ?? -1]);
}

/** Subscribes to a block's place on the page: the first one has position 1; `after` is the type of the block before it. */
export function usePosition(key: string): { position: number; count: number; after: string } {
  const position = useDocument(({ draft }) => (positionsOf(draft.blocks).get(key) ?? -1) + 1);
  const count = useDocument(({ draft }) => draft.blocks.length);
  const after = useDocument(({ draft }) => typeOf(draft.blocks[position - 2] ?? {}));
  return { position, count, after };
}
