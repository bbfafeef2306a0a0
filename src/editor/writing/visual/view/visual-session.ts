import { keymap } from "prosemirror-keymap";
import { EditorState, type Transaction } from "prosemirror-state";
import { tableEditing } from "prosemirror-tables";
import { EditorView } from "prosemirror-view";
import { ok } from "#shared";
import type { DescribePicture } from "../../../improve/describe-picture.ts";
import { partBetween, type TextPart } from "../../../improve/text-part.ts";
import { followQueue, mayTakeFocus } from "../../pictures/follow-queue.ts";
import type { PictureQueue } from "../../pictures/picture-queue.ts";
import { isBlank } from "../bridge/to-mdast.ts";
import type { Opened } from "../bridge/open-text.ts";
import { docOfText, placeOfBlocks, sourceOf, type VisualText } from "../bridge/visual-text.ts";
import { openAtOnce } from "../open-in-slices.ts";
import { writeChanges } from "../bridge/write-changes.ts";
import { addPicture, insertPicture } from "./commands.ts";
import { incoming } from "./incoming.ts";
import { visualKeys, type KeyActions } from "./keys.ts";
import { focusAlt, nodeViews } from "./node-views.ts";
import { picturePlaces, placesIn, showPlace, takePlace } from "./picture-places.ts";
import { roomAtEnd, withRoomAtEnd } from "./room-at-end.ts";
import { typingRules } from "./typing.ts";

type Listeners = KeyActions & {
  /** Called with the text after each own change. */
  onText: (text: string) => void;
  onState: (state: EditorState) => void;
  queue: PictureQueue | undefined;
  describe: DescribePicture | undefined;
};

/** Marks a transaction that shows what changed elsewhere. */
const REMOTE = "remote";

/** The caret keeps its place in what changes elsewhere if it is read within this time, during which keys wait. */
const FOLLOW_MS = 150;

/** How many texts are known. */
const KNOWN = 50;

/**
 * A text in visual mode, on the screen: what is edited is written back and reported, and changes from elsewhere are shown.
 * @param parent where it is shown. @param text as it was opened. @param listeners what it reports to, and asks.
 */
export class VisualSession {
  readonly view: EditorView;
  readonly #listeners: Listeners;
  #text: VisualText;
  /** The last texts by their source: what Undo brings back needs no reading. */
  readonly #known = new Map<string, VisualText>();
  #source: string;
  readonly #disconnect: (() => void) | undefined;
  /** The state in which the last pictures were given. */
  #given: EditorState | undefined;

  constructor(parent: HTMLElement | null, text: VisualText, listeners: Listeners) {
    this.#listeners = listeners;
    this.#text = text;
    this.#source = sourceOf(text);
    this.#keep(this.#source);
    const { queue } = listeners;
    this.view = new EditorView(parent, {
      state: EditorState.create({
        doc: withRoomAtEnd(docOfText(text)),
        plugins: [typingRules(), keymap(visualKeys(listeners)), tableEditing(), picturePlaces(), roomAtEnd()],
      }),
      attributes: { role: "textbox", "aria-multiline": "true", "aria-label": "Text", class: "wr-visual" },
      nodeViews: nodeViews(listeners.describe),
      ...incoming(queue && ((files, at) => this.#upload(queue, files, at))),
      handleKeyDown: (view, { key }) => key === "Enter" && focusAlt(view),
      dispatchTransaction: (tr) => this.#apply(tr),
    });
    this.#disconnect = queue && this.#connect(queue);
  }

  #apply(tr: Transaction): void {
    this.view.updateState(this.view.state.apply(tr));
    this.#listeners.onState(this.view.state);
    if (!tr.docChanged || tr.getMeta(REMOTE) === true) return;
    this.#text = writeChanges(this.#text, this.view.state.doc);
    const source = sourceOf(this.#text);
    if (source === this.#source) return;
    this.#keep(source);
    this.#listeners.onText(source);
  }

  #keep(source: string): void {
    this.#source = source;
    this.#known.set(source, this.#text);
    const [oldest] = this.#known.keys();
    if (this.#known.size > KNOWN && oldest !== undefined) this.#known.delete(oldest);
  }

  #open(source: string): Opened | undefined {
    const known = this.#known.get(source);
    return known ? ok(known) : openAtOnce(source, FOLLOW_MS);
  }

  /**
   * Shows a text that changed elsewhere; the cursor keeps its place in what stays.
   * @returns it as it was opened: shown, or refused; undefined if that takes too long.
   */
  follow(source: string): Opened | undefined {
    if (source === this.#source) return ok(this.#text);
    const opened = this.#open(source);
    if (opened?.ok) this.#show(source, opened.value);
    return opened;
  }

  #show(source: string, text: VisualText): void {
    const [doc, next] = [this.view.state.doc, withRoomAtEnd(docOfText(text))];
    const start = doc.content.findDiffStart(next.content);
    const end = doc.content.findDiffEnd(next.content);
    if (start !== null && end) {
      const overlap = Math.max(0, start - Math.min(end.a, end.b));
      const slice = next.slice(start, end.b + overlap);
      this.view.dispatch(this.view.state.tr.replace(start, end.a + overlap, slice).setMeta(REMOTE, true));
    }
    // Blocks are recognised by identity: from now on those on the screen are the text's.
    const { children } = this.view.state.doc;
    const pieces = text.pieces.map((piece, index) => ({ ...piece, node: children[index] ?? piece.node }));
    this.#text = { ...text, pieces };
    this.#keep(source);
  }

  /** @returns the part of the Markdown whose blocks have selected words; undefined for none, and for all of it. */
  selectedPart(): TextPart | undefined {
    const { doc, selection } = this.view.state;
    const touched: number[] = [];
    let index = 0;
    doc.forEach((node, offset) => {
      if (isBlank(node)) return;
      const [from, to] = [Math.max(offset, selection.from), Math.min(offset + node.nodeSize, selection.to)];
      // A selection of whole lines ends before the first letter of the next block.
      if (from < to && doc.textBetween(from, to).trim() !== "") touched.push(index);
      index += 1;
    });
    const [first, last] = [touched[0], touched.at(-1)];
    if (first === undefined || last === undefined) return undefined;
    const { start, end } = placeOfBlocks(this.#text, first, last);
    return partBetween(this.#source, start, end);
  }

  #upload(queue: PictureQueue, files: readonly File[], at: number): void {
    for (const id of queue.add(files)) showPlace(this.view, queue, id, at);
    this.#given = this.view.state;
  }

  /** Whether nobody has gone on writing since pictures were given. */
  #isUntouched(): boolean {
    const { doc, selection } = this.view.state;
    return this.#given !== undefined && doc.eq(this.#given.doc) && selection.eq(this.#given.selection);
  }

  #connect(queue: PictureQueue): () => void {
    const { view } = this;
    const end = () => view.state.doc.content.size;
    return followQueue(queue, {
      show: (id) => showPlace(view, queue, id, end()),
      shown: () => placesIn(view.state),
      take: (id) => takePlace(view, id),
      insert: (picture, at = end()) => {
        const takesFocus = mayTakeFocus(view.dom, this.#isUntouched());
        const insert = takesFocus ? insertPicture : addPicture;
        insert(picture, at)(view.state, view.dispatch);
        if (takesFocus) focusAlt(view);
      },
    });
  }

  destroy(): void {
    this.#disconnect?.();
    this.view.destroy();
  }
}
