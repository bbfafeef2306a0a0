import { createContext, useContext, useSyncExternalStore } from "react";
import { type DocumentView, type DraftDocument, useDraft } from "#drafts";
import type { JsonObject } from "#shared";
import type { EditorActions } from "./actions.ts";
import type { EditorProps } from "../editor-props.ts";
import type { Store } from "./store.ts";
import type { UiState } from "./ui-state.ts";

/** What the caller gives that changes while people write: only the parts that show it are drawn anew. */
export type Live = Pick<EditorProps, "saveState" | "people">;

/** What every part of the editor works with; the same object while people write. */
export type EditorContext = {
  document: DraftDocument;
  ui: Store<UiState>;
  actions: EditorActions;
  props: Omit<EditorProps, keyof Live | "children">;
};

const Context = createContext<EditorContext | undefined>(undefined);
const LiveContext = createContext<Live>({ saveState: "saved", people: [] });

/** Gives the editor's parts what they work with. */
export const EditorProvider = Context.Provider;
export const LiveProvider = LiveContext.Provider;

/** @returns how saving stands and who else is here. */
export function useLive(): Live {
  return useContext(LiveContext);
}

/** @returns what the editor around works with. */
export function useEditor(): EditorContext {
  const context = useContext(Context);
  if (!context) throw new Error("This part stands outside of an editor");
  return context;
}

/** Follows the draft. @param pick what of it is needed: the part is drawn anew only when this changes (Object.is). */
export function useDocument<Value>(pick: (view: DocumentView) => Value): Value {
  const { document } = useEditor();
  return useDraft(document, pick);
}

/** Follows what the editor shows. */
export function useUi<Value>(pick: (state: UiState) => Value): Value {
  const { ui } = useEditor();
  return useSyncExternalStore(ui.subscribe, () => pick(ui.get()));
}

/** Whether models can be asked: nothing else shows a trace of AI. */
export function hasAi({ capabilities, generate }: Pick<EditorProps, "capabilities" | "generate">): boolean {
  return capabilities.ai && generate !== undefined;
}

/** Follows one block: the same object until something of it changes; undefined when it isn't there any more. */
export function useBlock(key: string): JsonObject | undefined {
  return useDocument(({ draft }) => draft.blocks.find((block) => block.key === key));
}
