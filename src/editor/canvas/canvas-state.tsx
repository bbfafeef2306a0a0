import { createContext, useContext, useSyncExternalStore } from "react";
import type { Path } from "#publishing";
import type { OtherPerson } from "../editor-props.ts";
import { makeStore, type Store } from "../state/store.ts";

/** State of the canvas alone, such as the hovered block. */
export type CanvasState = {
  /** The block under the pointer. */
  hovered?: string;
  /** The block that has the focus. */
  focused?: string;
  /** The block whose lower edge the pointer is at. */
  gap?: string;
  /** Blocks that are being dragged, and where they would go. */
  dragged: readonly string[];
  drop?: { after: string | null; top: number };
  /** The block that was selected by a click on it, so that it is already in view. */
  clicked?: string;
  /** The picture whose tools are open. */
  picture?: { key: string; path: Path };
  /** The block in which a text is being typed. */
  typing?: string;
  people: readonly OtherPerson[];
  /** The blocks that are rendered; the others are placeholders until then (`useRendering`). */
  rendered: ReadonlySet<string>;
  /** The addresses of the stylesheets that have settled. */
  sheets: ReadonlySet<string>;
};

/** Creates the state of a newly opened canvas. @param rendered the blocks that are rendered at first. */
export function makeCanvasState(rendered: readonly string[]): Store<CanvasState> {
  return makeStore<CanvasState>({ dragged: [], people: [], rendered: new Set(rendered), sheets: new Set() });
}

const Context = createContext<Store<CanvasState> | undefined>(undefined);
export const CanvasProvider = Context.Provider;

/** @returns the store of the surrounding canvas. */
export function useCanvasStore(): Store<CanvasState> {
  const store = useContext(Context);
  if (!store) throw new Error("This component is outside the canvas");
  return store;
}

/** Subscribes to the canvas state. @param pick selects a value: the component re-renders only when it changes (Object.is). */
export function useCanvas<Value>(pick: (state: CanvasState) => Value): Value {
  const store = useCanvasStore();
  return useSyncExternalStore(store.subscribe, () => pick(store.get()));
}
