import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from "react";
import { labelOf, sharedEnd } from "#publishing";
import { cx, type JsonObject } from "#shared";
import { toggleSelected } from "../shortcuts/commands.ts";
import { isBusy } from "../state/busy.ts";
import { useEditor, useUi } from "../state/editor-context.tsx";
import { useCanvas } from "./canvas-state.tsx";
import { hasFixedTools } from "./open-stored.ts";
import { PictureTools } from "./PictureTools.tsx";
import { PersonTag } from "./PersonTag.tsx";
import { Toolbar } from "./Toolbar.tsx";
import { useRoom } from "./use-room.ts";
import { useOffscreenContainment } from "./use-offscreen-containment.ts";

type BlockToolsProps = { block: JsonObject; blockKey: string; position: number; count: number };

/**
 * The editor's overlay on a block: its outline, its focusable stop, its tools at the upper edge (in the strip above the
 * page when that edge is out of view), who else is there, and the tools of its pictures. None of it takes space on the
 * page. The tools are inside the edge; where they would cover something in their block they are above it.
 */
export function BlockTools({ block, blockKey, position, count }: BlockToolsProps) {
  const { capabilities } = useEditor().props;
  const isSelected = useUi(({ selection }) => selection.includes(blockKey));
  const isOnly = useUi(({ selection }) => selection.length === 1 && selection[0] === blockKey);
  const isHere = useCanvas(({ hovered, focused }) => hovered === blockKey || focused === blockKey);
  const isHovered = useCanvas(({ hovered }) => hovered === blockKey);
  const isDragged = useCanvas(({ dragged }) => dragged.includes(blockKey));
  const isGenerating = useUi(({ generating }) => generating?.block === blockKey);
  const isWriting = useUi(isBusy);
  const isShown = isHere || isSelected || hasFixedTools(block);
  const state = {
    "data-hovered": isHovered || undefined,
    "data-selected": isSelected || undefined,
    "data-dragged": isDragged || undefined,
    "data-generating": isGenerating || undefined,
  };
  const rail = useRef<HTMLDivElement>(null);
  useEffect(() => quietLinks(rail.current?.parentElement));
  useOffscreenContainment(rail, block, count);
  const hasRoom = useRoom(rail, block, isShown) && position > 1;
  const label = labelOf(block);
  return (
    <div ref={rail} className="bwe bwe-rail" {...state}>
      <Stop blockKey={blockKey} isSelected={isSelected} name={`${label}, ${position} of ${count}`} />
      {isShown && (
        <div className={cx("bwe-dock", hasRoom && "is-inside")}>
          <Toolbar blockKey={blockKey} label={label} position={position} count={count} />
        </div>
      )}
      <div className="bwe-dock">
        <div className="bwe-row">
          <PersonTag blockKey={blockKey} />
          {sharedEnd(block) && <span className={cx("bwe-note", isShown && "is-shown")}>Shared with every page</span>}
        </div>
      </div>
      {isOnly && capabilities.edit && !isWriting && <PictureTools {...{ block, blockKey }} />}
    </div>
  );
}

/** Takes links, which don't work on the canvas, out of the tab order. */
function quietLinks(blockElement: Element | null | undefined): void {
  for (const link of blockElement?.querySelectorAll<HTMLElement>("a[href]") ?? []) link.tabIndex = -1;
}

/** Focuses a stop when the canvas has the focus, but nothing on it except what `free` matches. */
function takeFocus(stop: HTMLElement | null, free: string): void {
  const page = stop?.ownerDocument;
  const isFree = page?.hasFocus() && page.activeElement?.matches(free);
  if (isFree && page?.activeElement !== stop) stop?.focus({ preventScroll: true });
}

/** A block's stop in the tab order: focusing it selects the block, selecting the block focuses it. */
function Stop({ blockKey, isSelected, name }: { blockKey: string; isSelected: boolean; name: string }) {
  const { ui, actions } = useEditor();
  const stop = useRef<HTMLDivElement>(null);
  const isOnly = useUi(({ selection }) => selection.length === 1 && selection[0] === blockKey);
  const isFirst = useUi(({ selection }) => selection[0] === blockKey);

  useLayoutEffect(() => {
    const view = stop.current?.ownerDocument.defaultView;
    if (!isFirst || !view) return undefined;
    // One of several takes only a free focus: another selected stop may have it.
    const take = () => takeFocus(stop.current, isOnly ? "body, .bwe-stop" : "body");
    take();
    // A closing dialog returns the focus only to the canvas window.
    view.addEventListener("focus", take);
    return () => view.removeEventListener("focus", take);
  }, [isOnly, isFirst]);

  function select(): void {
    if (!ui.get().selection.includes(blockKey)) actions.select([blockKey]);
  }

  function toggle(event: KeyboardEvent): void {
    if (event.key !== " ") return;
    event.preventDefault();
    toggleSelected({ ui, actions }, blockKey);
  }

  return (
    <div
      ref={stop}
      role="button"
      tabIndex={0}
      aria-label={name}
      aria-pressed={isSelected}
      className="bwe-stop"
      onFocus={select}
      onKeyDown={toggle}
    />
  );
}
