import { useEffect, useLayoutEffect, useRef } from "react";
import { labelOf, sharedEnd } from "#publishing";
import { cx, type JsonObject } from "#shared";
import { lazyPart } from "#ui/kit";
import { isBusy } from "../../state/busy.ts";
import { useEditor, usePosition, useUi } from "../../state/editor-context.tsx";
import { onlySelected } from "../../state/ui-state.ts";
import { useCanvas } from "../canvas-state.tsx";
import { Dock } from "./Dock.tsx";
import { hasFixedTools } from "../open-stored.ts";
import { PersonTag } from "./PersonTag.tsx";
import { Stop } from "../Stop.tsx";
import { useOffscreenContainment } from "../long-page/use-offscreen-containment.ts";

const PictureTools = lazyPart(async () => (await import("../pictures/PictureTools.tsx")).PictureTools);

/**
 * The editor's overlay on a block: its outline, its focusable stop, its tools at the upper edge (in the strip above the
 * page when that edge is out of view), who else is there, and the tools of its pictures. None of it takes space on the
 * page. The tools are inside the edge; where they would cover something in their block they are above it.
 */
export function BlockTools({ block, blockKey }: { block: JsonObject; blockKey: string }) {
  const { capabilities } = useEditor().props;
  const { position, count, after } = usePosition(blockKey);
  const isSelected = useUi(({ selection }) => selection.includes(blockKey));
  const isOnly = useUi((state) => onlySelected(state) === blockKey);
  const isHere = useCanvas(({ hovered, focused }) => hovered === blockKey || focused === blockKey);
  const isHovered = useCanvas(({ hovered }) => hovered === blockKey);
  const isDragged = useCanvas(({ dragged }) => dragged.includes(blockKey));
  const isGenerating = useUi(({ generating }) => generating.some((one) => one.block === blockKey));
  const isWriting = useUi(isBusy);
  const isShown = isHere || isSelected || hasFixedTools(block);
  const state = isGenerating ? "generating" : isDragged ? "dragged" : isSelected ? "selected" : undefined;
  const rail = useRef<HTMLDivElement>(null);
  useEffect(() => quietLinks(rail.current?.parentElement));
  useLayoutEffect(() => setState(rail.current?.parentElement, state));
  useOffscreenContainment(rail, block, count);
  return (
    <div
      ref={rail}
      className="bwe bwe-rail"
      data-hovered={isHovered || undefined}
      data-selected={isSelected || undefined}
      data-after={after}
    >
      <Stop blockKey={blockKey} label={labelOf(block)} />
      {isShown && <Dock {...{ block, blockKey, position, count }} />}
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

/** Tells the stylesheet about a block: its element belongs to the site. */
function setState(blockElement: HTMLElement | null | undefined, state: string | undefined): void {
  if (state === undefined) delete blockElement?.dataset.bweState;
  else if (blockElement) blockElement.dataset.bweState = state;
}

/** Takes links, which don't work on the canvas, out of the tab order. */
function quietLinks(blockElement: Element | null | undefined): void {
  for (const link of blockElement?.querySelectorAll<HTMLElement>("a[href]") ?? []) link.tabIndex = -1;
}
