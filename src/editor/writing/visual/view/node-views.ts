import type { Node } from "prosemirror-model";
import { NodeSelection } from "prosemirror-state";
import type { EditorView, NodeView, NodeViewConstructor } from "prosemirror-view";
import { safeImageSrc } from "#shared/markup";
import type { DescribePicture } from "../../../improve/describe-picture.ts";
import { canBeShown } from "../../../improve/text-pictures.ts";
import { AltField } from "../../pictures/alt-field.ts";

/** How far around a picture the words are sent with it, in positions of the document. */
const MAX_NEAR = 1000;

type GetPos = () => number | undefined;

function setAttribute(view: EditorView, getPos: GetPos, name: string, value: unknown): void {
  const pos = getPos();
  if (pos !== undefined) view.dispatch(view.state.tr.setNodeAttribute(pos, name, value));
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** A picture; while it is selected, its alt text can be edited below it. */
class PictureView implements NodeView {
  readonly dom = document.createElement("span");
  readonly #image = document.createElement("img");
  readonly #view: EditorView;
  readonly #getPos: GetPos;
  readonly #describe: DescribePicture | undefined;
  #node: Node;
  #alt: AltField | undefined;

  constructor(node: Node, view: EditorView, getPos: GetPos, describe: DescribePicture | undefined) {
    this.#describe = describe;
    [this.#node, this.#view, this.#getPos] = [node, view, getPos];
    this.dom.className = "wr-picture";
    this.dom.append(this.#image);
    this.#show();
  }

  #show(): void {
    const { src, alt } = this.#node.attrs;
    const address = safeImageSrc(text(src)) ?? "";
    if (this.#image.getAttribute("src") !== address) this.#image.src = address;
    this.#image.alt = text(alt);
    this.dom.toggleAttribute("data-no-alt", text(alt).trim() === "");
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type) return false;
    this.#node = node;
    this.#show();
    return true;
  }

  selectNode(): void {
    this.dom.classList.add("is-selected");
    if (this.#alt) return;
    this.#alt = new AltField({
      alt: text(this.#node.attrs.alt),
      onChange: (alt) => setAttribute(this.#view, this.#getPos, "alt", alt),
      onDone: () => this.#view.focus(),
      describe: this.#describer(),
    });
    this.dom.append(this.#alt.box);
    this.#alt.box.scrollIntoView({ block: "nearest" });
  }

  deselectNode(): void {
    this.dom.classList.remove("is-selected");
    this.destroy();
    this.#alt?.box.remove();
    this.#alt = undefined;
  }

  destroy(): void {
    this.#alt?.stop();
  }

  /** What asks for a description of this picture, with the words around it; undefined where it can't be asked for. */
  #describer(): ((signal: AbortSignal) => ReturnType<DescribePicture>) | undefined {
    const describe = this.#describe;
    const address = text(this.#node.attrs.src);
    if (!describe || !canBeShown(address)) return undefined;
    return (signal) => {
      const { doc } = this.#view.state;
      const pos = this.#getPos() ?? 0;
      const [from, to] = [Math.max(0, pos - MAX_NEAR), Math.min(doc.content.size, pos + MAX_NEAR)];
      return describe({ address, near: doc.textBetween(from, to, "\n") }, signal);
    };
  }

  stopEvent({ target }: Event): boolean {
    return this.#alt?.box.contains(target as globalThis.Node) ?? false;
  }

  ignoreMutation(): boolean {
    return true;
  }
}

/** An item of a list; a task has a box. */
class ItemView implements NodeView {
  readonly dom = document.createElement("li");
  readonly contentDOM = document.createElement("div");
  readonly #box = document.createElement("input");

  constructor(node: Node, view: EditorView, getPos: GetPos) {
    this.#box.type = "checkbox";
    this.#box.contentEditable = "false";
    this.#box.setAttribute("aria-label", "Done");
    this.#box.addEventListener("change", () => setAttribute(view, getPos, "checked", this.#box.checked));
    this.dom.append(this.contentDOM);
    this.update(node);
  }

  update(node: Node): boolean {
    if (node.type.name !== "list_item") return false;
    const checked: unknown = node.attrs.checked;
    this.dom.classList.toggle("is-task", typeof checked === "boolean");
    if (typeof checked !== "boolean") this.#box.remove();
    else {
      this.#box.checked = checked;
      if (!this.#box.isConnected || this.dom.firstChild !== this.#box) this.dom.prepend(this.#box);
    }
    return true;
  }

  stopEvent({ target }: Event): boolean {
    return target === this.#box;
  }

  ignoreMutation({ target }: { target: globalThis.Node }): boolean {
    return !this.contentDOM.contains(target);
  }
}

/** A block of code, with its language above it. */
class CodeView implements NodeView {
  readonly dom = document.createElement("div");
  readonly contentDOM = document.createElement("code");
  readonly #lang = document.createElement("input");

  constructor(node: Node, view: EditorView, getPos: GetPos) {
    this.dom.className = "wr-code";
    Object.assign(this.#lang, { type: "text", placeholder: "Language", autocomplete: "off", spellcheck: false });
    this.#lang.setAttribute("aria-label", "Language of the code");
    this.#lang.contentEditable = "false";
    this.#lang.addEventListener("input", () => {
      const lang = this.#lang.value.replaceAll(/[\s`]/g, "");
      setAttribute(view, getPos, "lang", lang === "" ? null : lang);
    });
    const pre = document.createElement("pre");
    pre.append(this.contentDOM);
    this.dom.append(this.#lang, pre);
    this.update(node);
  }

  update(node: Node): boolean {
    if (node.type.name !== "code_block") return false;
    const lang = text(node.attrs.lang);
    if (this.#lang.value !== lang) this.#lang.value = lang;
    return true;
  }

  stopEvent({ target }: Event): boolean {
    return target === this.#lang;
  }

  ignoreMutation({ target }: { target: globalThis.Node }): boolean {
    return !this.contentDOM.contains(target);
  }
}

/** Makes the nodes with controls of their own. @param describe asks a model what a picture shows. */
export function nodeViews(describe: DescribePicture | undefined): Record<string, NodeViewConstructor> {
  return {
    image: (node, view, getPos) => new PictureView(node, view, getPos, describe),
    list_item: (node, view, getPos) => new ItemView(node, view, getPos),
    code_block: (node, view, getPos) => new CodeView(node, view, getPos),
  };
}

/** Moves the focus from a selected picture to its alt text. @returns whether there is one. */
export function focusAlt(view: EditorView): boolean {
  if (!(view.state.selection instanceof NodeSelection)) return false;
  const field = view.dom.querySelector<HTMLInputElement>(".wr-picture.is-selected .wr-alt input");
  field?.focus();
  return field !== null;
}
