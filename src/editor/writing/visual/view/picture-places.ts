import { Plugin, PluginKey, type EditorState } from "prosemirror-state";
import { Decoration, DecorationSet, type EditorView } from "prosemirror-view";
import { pendingDom } from "../../pictures/pending-dom.ts";
import type { PictureQueue } from "../../pictures/picture-queue.ts";
import { blockEnd } from "./commands.ts";

type Change = { add: { id: string; queue: PictureQueue; at: number } } | { remove: string };

const key = new PluginKey<DecorationSet>("pictures");

function changed(set: DecorationSet, { doc }: Pick<EditorState, "doc">, change: Change): DecorationSet {
  if ("remove" in change) return set.remove(set.find(undefined, undefined, ({ id }) => id === change.remove));
  const { id, queue, at } = change.add;
  let stop: (() => void) | undefined;
  const render = () => {
    const rendered = pendingDom(queue, id);
    ({ stop } = rendered);
    return rendered.box;
  };
  const spec = { id, side: 1, stopEvent: () => true, destroy: () => stop?.() };
  // Between blocks: what replaces an empty one, or is inserted there, leaves the other places behind it.
  return set.add(doc, [Decoration.widget(blockEnd(doc, at), render, spec)]);
}

/** Shows in the text where pictures that are being uploaded will be. */
export function picturePlaces(): Plugin<DecorationSet> {
  return new Plugin({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, set, _before, state) => {
        const mapped = set.map(tr.mapping, tr.doc);
        const change = tr.getMeta(key) as Change | undefined;
        return change ? changed(mapped, state, change) : mapped;
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });
}

function send(view: EditorView, change: Change): void {
  view.dispatch(view.state.tr.setMeta(key, change));
}

/** Shows a picture being uploaded after the top-level block at a position. */
export function showPlace(view: EditorView, queue: PictureQueue, id: string, at: number): void {
  send(view, { add: { id, queue, at } });
}

/** Removes the place of a picture. @returns where it was. */
export function takePlace(view: EditorView, id: string): number | undefined {
  const [found] = key.getState(view.state)?.find(undefined, undefined, (spec) => spec.id === id) ?? [];
  if (found) send(view, { remove: id });
  return found?.from;
}

/** @returns the ids of the pictures that have a place. */
export function placesIn(state: EditorState): string[] {
  return (key.getState(state)?.find() ?? []).map(({ spec }: Decoration) => String(spec.id));
}
