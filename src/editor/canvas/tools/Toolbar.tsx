import { ArrowDown, ArrowUp, CopyPlus, Pencil, PenLine, Sparkles, Trash2, type LucideIcon } from "lucide-react";
import { Fragment, useLayoutEffect, useRef, useState } from "react";
import type { JsonObject } from "#shared";
import { lazyPart } from "#ui/kit";
import { moveInToolbar } from "../../move-in-toolbar.ts";
import { removeBlock } from "./remove-block.ts";
import { useBlocked } from "../../state/use-blocked.ts";
import { hasAi, useEditor } from "../../state/editor-context.tsx";
import { isWritable } from "../../writing/text-field.ts";
import { useWritingAhead } from "../../writing/writing-part.ts";
import { stopAt } from "../block-elements.ts";

const Grip = lazyPart(async () => (await import("./Grip.tsx")).Grip, {
  fallback: <span className="bwe-grip-place" />,
});

/** The order in which a disabled button passes the focus on, so that pressing the key again removes nothing. */
const HARMLESS_FIRST = ["Move up", "Move down", "Write", "Edit", "Duplicate", "Generate with AI", "Remove"];

type Tool = { name: string; icon: LucideIcon; isOff: boolean; run: (event: React.MouseEvent) => void };

type ToolbarProps = { block: JsonObject; blockKey: string; label: string; position: number; count: number };

/** The tools of a block: only what the caller's capabilities allow (spec 2). */
function useTools({ block, blockKey, position, count }: ToolbarProps): Tool[] {
  const editing = useEditor();
  const { actions, ui, props } = editing;
  const { remove, edit, add } = props.capabilities;
  const canWrite = isWritable(block, props);
  useWritingAhead(canWrite);
  const write = () => {
    // The selected block keeps its tools, so that the focus can return to this one.
    actions.select([blockKey]);
    props.onWriting?.(blockKey);
  };
  const tool = (name: string, icon: LucideIcon, run: Tool["run"], isOff = false) => ({ name, icon, run, isOff });
  return [
    tool("Move up", ArrowUp, () => actions.moveBy(blockKey, -1), position === 1),
    tool("Move down", ArrowDown, () => actions.moveBy(blockKey, 1), position === count),
    ...(hasAi(props) ? [tool("Generate with AI", Sparkles, () => ui.set({ generator: blockKey }))] : []),
    ...(add ? [tool("Duplicate", CopyPlus, () => actions.duplicate([blockKey]))] : []),
    ...(canWrite ? [tool("Write", PenLine, write)] : []),
    ...(edit ? [tool("Edit", Pencil, () => actions.edit(blockKey))] : []),
    ...(remove ? [tool("Remove", Trash2, (event) => removeBlock(editing, blockKey, event.detail === 0))] : []),
  ];
}

function keepFocus(toolbar: HTMLElement | null): void {
  if (!toolbar || toolbar.querySelector(":focus:enabled")) return;
  const next = toolbar.querySelector<HTMLElement>("[tabindex='0']");
  (next ?? stopAt(toolbar))?.focus({ preventScroll: true });
}

/** A block's name and its tools, one tab stop. Remove is set apart, farthest from the grip. */
export function Toolbar(props: ToolbarProps) {
  const { blockKey, label } = props;
  const tools = useTools(props);
  const blocked = useBlocked();
  const toolbar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState("Edit");
  const stop = [current, ...HARMLESS_FIRST].find((wanted) =>
    tools.some(({ name, isOff }) => name === wanted && !isOff),
  );
  const hasFocus = useRef(false);

  // A pressed button that becomes disabled loses the focus: the next one gets it, or else the block.
  useLayoutEffect(() => {
    if (hasFocus.current) keepFocus(toolbar.current);
  });

  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label="Block tools"
      className="bwe-toolbar"
      onFocus={() => (hasFocus.current = true)}
      onBlur={() => (hasFocus.current = false)}
    >
      <span aria-hidden className="bwe-name">
        {label}
      </span>
      <Grip blockKey={blockKey} />
      {tools.map(({ name, icon: ToolIcon, isOff, run }) => (
        <Fragment key={name}>
          {name === "Remove" && <span aria-hidden className="bwe-divider" />}
          <button
            type="button"
            aria-label={name}
            className="bwe-tool"
            disabled={isOff}
            tabIndex={name === stop ? 0 : -1}
            onFocus={() => setCurrent(name)}
            onKeyDown={moveInToolbar}
            onClick={run}
            {...blocked}
          >
            {/* The button's own title would be read after its name, which it repeats. */}
            <span title={name}>
              <ToolIcon />
            </span>
          </button>
        </Fragment>
      ))}
    </div>
  );
}
