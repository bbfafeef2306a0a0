import { StateEffect, StateField, type EditorState, type Extension, type Transaction } from "@codemirror/state";
import { Decoration, EditorView, WidgetType, type DecorationSet } from "@codemirror/view";
import type { DescribePicture } from "../../improve/describe-picture.ts";
import { canBeShown, copyAround } from "../../improve/text-pictures.ts";
import { AltField } from "../pictures/alt-field.ts";
import { escapeAlt, unescapeAlt } from "../pictures/markdown-picture.ts";
import { pendingDom } from "../pictures/pending-dom.ts";
import type { PictureQueue } from "../pictures/picture-queue.ts";

/** What is shown below a line: a picture being uploaded, or the field for the alt text of one that was inserted. */
type Slot = { id: string; queue: PictureQueue } | AltSlot;
type AltSlot = { id: string; url: string; describe?: DescribePicture };

const addSlot = StateEffect.define<{ slot: Slot; at: number }>({
  map: ({ slot, at }, change) => ({ slot, at: change.mapPos(at) }),
});
const removeSlot = StateEffect.define<string>();

class SlotWidget extends WidgetType {
  readonly slot: Slot;
  #stop: (() => void) | undefined;

  constructor(slot: Slot) {
    super();
    this.slot = slot;
  }

  override eq({ slot }: SlotWidget): boolean {
    return slot.id === this.slot.id;
  }

  override toDOM(view: EditorView): HTMLElement {
    const { slot } = this;
    const made = "url" in slot ? altField(view, slot) : pendingDom(slot.queue, slot.id);
    this.#stop = () => made.stop();
    made.box.dataset.slot = slot.id;
    return made.box;
  }

  override destroy(): void {
    this.#stop?.();
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

function changeSlots(slots: DecorationSet, { changes, effects, state }: Transaction): DecorationSet {
  let next = slots.map(changes);
  for (const effect of effects) {
    if (effect.is(removeSlot)) next = next.update({ filter: (_from, _to, { spec }) => spec.id !== effect.value });
    if (!effect.is(addSlot)) continue;
    const { slot, at } = effect.value;
    const widget = Decoration.widget({ widget: new SlotWidget(slot), block: true, side: 1, id: slot.id });
    next = next.update({ add: [widget.range(state.doc.lineAt(at).to)] });
  }
  return next;
}

const slotField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: changeSlots,
  provide: (field) => EditorView.decorations.from(field),
});

/** The places of pictures in a text. */
export const pictureSlots: Extension = slotField;

/** @returns where a slot is; undefined when it is gone. */
function slotPosition(state: EditorState, id: string): number | undefined {
  for (let cursor = state.field(slotField).iter(); cursor.value; cursor.next()) {
    if (cursor.value.spec.id === id) return cursor.from;
  }
  return undefined;
}

/** @returns the ids of the pictures being uploaded that have a place. */
export function pendingSlots(state: EditorState): string[] {
  const ids: string[] = [];
  for (let cursor = state.field(slotField).iter(); cursor.value; cursor.next()) {
    const { widget } = cursor.value.spec;
    if (widget instanceof SlotWidget && "queue" in widget.slot) ids.push(widget.slot.id);
  }
  return ids;
}

/** Shows a picture being uploaded below a line. */
export function showPending(view: EditorView, queue: PictureQueue, id: string, at: number): void {
  view.dispatch({ effects: addSlot.of({ slot: { id, queue }, at }) });
}

/** Removes the place of a picture. @returns where it was. */
export function takeSlot(view: EditorView, id: string): number | undefined {
  const at = slotPosition(view.state, id);
  if (at !== undefined) view.dispatch({ effects: removeSlot.of(id) });
  return at;
}

/** Asks for the alt text of a picture in the line at a position. @param takesFocus whether it is typed next. */
export function askForAlt(view: EditorView, slot: AltSlot, at: number, takesFocus: boolean): void {
  view.dispatch({ effects: addSlot.of({ slot, at }) });
  if (takesFocus) view.dom.querySelector<HTMLInputElement>(`[data-slot="${slot.id}"] input`)?.focus();
}

/** @returns where the label of a picture is, in the line of its slot. */
function findLabel(state: EditorState, { id, url }: AltSlot): { from: number; to: number } | undefined {
  const at = slotPosition(state, id);
  if (at === undefined) return undefined;
  const line = state.doc.lineAt(at);
  const end = line.text.indexOf(`](${url}`);
  const start = line.text.lastIndexOf("![", end);
  return end === -1 || start === -1 ? undefined : { from: line.from + start + 2, to: line.from + end };
}

function altField(view: EditorView, slot: AltSlot): AltField {
  const { id, url, describe } = slot;
  const label = findLabel(view.state, slot);
  const close = () => {
    takeSlot(view, id);
    view.focus();
  };
  const describeThis = (signal: AbortSignal, ask: DescribePicture) => {
    const at = findLabel(view.state, slot)?.from ?? slotPosition(view.state, id) ?? 0;
    return ask({ address: url, near: copyAround(view.state.doc.toString(), at, at) }, signal);
  };
  return new AltField({
    alt: label ? unescapeAlt(view.state.sliceDoc(label.from, label.to)) : "",
    onChange: (alt) => {
      const found = findLabel(view.state, slot);
      if (found) view.dispatch({ changes: { ...found, insert: escapeAlt(alt) } });
      else close();
    },
    onDone: close,
    ...(describe && canBeShown(url) && { describe: (signal) => describeThis(signal, describe) }),
  });
}
