import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { memo, type RefObject } from "react";
import { flushSync } from "react-dom";
import { writableTypes } from "#ai";
import { findBlock } from "#blocks";
import { IconButton, SelectField, TextField } from "#ui/kit";
import { useEditor } from "../state/editor-context.tsx";
import { canMove, changeLine, moveLine, removeLine } from "./outline-steps.ts";
import { useRunController, useRun, useRunBlock } from "./run-context.tsx";

const nameOf = (type: string) => findBlock(type)?.label ?? type;
/** The site's own footer is added automatically. */
const TYPES = writableTypes
  .filter((type) => type !== "footer")
  .map((value) => ({ value, label: nameOf(value) }))
  .toSorted((a, b) => a.label.localeCompare(b.label, "en"));

type OutlineLineProps = {
  lineKey: string;
  position: number;
  /** Whether it can't be changed, as it is still being planned. */
  isFixed: boolean;
  list: RefObject<HTMLOListElement | null>;
};

/** A block of the outline: its type, what it is for, and its position. */
export const OutlineLine = memo(function OutlineLine({ lineKey, position, isFixed, list }: OutlineLineProps) {
  const line = useRunBlock(lineKey);
  if (!line) return null;
  const label = nameOf(line.type);
  return (
    <li data-line={lineKey} className="rounded-control border border-line bg-paper p-2 sm:p-2.5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 sm:grid-cols-[13rem_minmax(0,1fr)_auto]">
        {line.isShared ? (
          <SharedWords label={label} />
        ) : (
          <Words lineKey={lineKey} position={position} isFixed={isFixed} />
        )}
        <LineTools {...{ lineKey, label, isFixed, list }} />
      </div>
    </li>
  );
});

function SharedWords({ label }: { label: string }) {
  return (
    <p className="min-w-0 text-base sm:col-span-2">
      <span className="font-semibold">{label}</span>{" "}
      <span className="text-sm text-ink-soft">Shared across the site</span>
    </p>
  );
}

function Words({ lineKey, position, isFixed }: Omit<OutlineLineProps, "list">) {
  const controller = useRunController();
  const line = useRunBlock(lineKey);
  const set = (what: Parameters<typeof changeLine>[2]) => controller.change(changeLine(controller.run, lineKey, what));
  return (
    <>
      <SelectField
        label={`Type of block ${position}`}
        labelHidden
        options={TYPES}
        value={line?.type ?? ""}
        disabled={isFixed}
        onValueChange={(type) => set({ type })}
      />
      <div className="max-sm:order-last max-sm:col-span-2">
        <TextField
          label={`What block ${position} is for`}
          labelHidden
          placeholder="What it is for, in a line"
          value={line?.purpose ?? ""}
          readOnly={isFixed}
          maxLength={300}
          autoComplete="off"
          onValueChange={(purpose) => set({ purpose })}
        />
      </div>
    </>
  );
}

type LineToolsProps = { lineKey: string; label: string; isFixed: boolean; list: OutlineLineProps["list"] };

function LineTools({ lineKey, label, isFixed, list }: LineToolsProps) {
  const controller = useRunController();
  const { actions } = useEditor();
  const canMoveUp = useRun((run) => canMove(run, lineKey, -1));
  const canMoveDown = useRun((run) => canMove(run, lineKey, 1));
  const lines = () => [...(list.current?.querySelectorAll("[data-line]") ?? [])];
  const toolOf = (line: Element | undefined, tool: string) =>
    line?.querySelector<HTMLElement>(`[data-tool="${tool}"]:enabled`);

  const indexOfLine = () => lines().findIndex((line) => line.getAttribute("data-line") === lineKey);

  /** Moves the line, restores the focus, which it loses, and announces its new position. */
  function move(by: -1 | 1): void {
    flushSync(() => controller.change(moveLine(controller.run, lineKey, by)));
    const line = lines()[indexOfLine()];
    (toolOf(line, by < 0 ? "up" : "down") ?? toolOf(line, by < 0 ? "down" : "up"))?.focus();
    actions.say(`${label} moved to position ${indexOfLine() + 1} of ${lines().length}`);
  }
  function remove(): void {
    const index = indexOfLine();
    flushSync(() => controller.change(removeLine(controller.run, lineKey)));
    (toolOf(lines()[index] ?? lines().at(-1), "remove") ?? list.current)?.focus();
  }

  return (
    <div className="flex justify-end">
      <IconButton
        label={`Move ${label} up`}
        data-tool="up"
        icon={<ArrowUp />}
        disabled={isFixed || !canMoveUp}
        onClick={() => move(-1)}
      />
      <IconButton
        label={`Move ${label} down`}
        data-tool="down"
        icon={<ArrowDown />}
        disabled={isFixed || !canMoveDown}
        onClick={() => move(1)}
      />
      <IconButton label={`Remove ${label}`} data-tool="remove" icon={<Trash2 />} disabled={isFixed} onClick={remove} />
    </div>
  );
}
