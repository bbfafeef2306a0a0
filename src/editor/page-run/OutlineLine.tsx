import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { memo, type RefObject } from "react";
import { flushSync } from "react-dom";
import { writableTypes } from "#ai";
import { findBlock } from "#blocks";
import { IconButton, SelectField, TextField } from "#ui/kit";
import { canMove, changeLine, moveLine, removeLine } from "./outline-steps.ts";
import type { Run } from "./run-state.ts";
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
  const canMoveUp = useRun((run) => canMove(run, lineKey, -1));
  const canMoveDown = useRun((run) => canMove(run, lineKey, 1));
  const lines = () => [...(list.current?.querySelectorAll("[data-line]") ?? [])];
  const toolOf = (line: Element | undefined, tool: string) =>
    line?.querySelector<HTMLElement>(`[data-tool="${tool}"]:enabled`);

  /** Moves a line and restores the focus, which it loses. */
  function step(next: (run: Run) => Run, tool: "up" | "down"): void {
    flushSync(() => controller.change(next(controller.run)));
    const line = list.current?.querySelector(`[data-line="${lineKey}"]`) ?? undefined;
    (toolOf(line, tool) ?? toolOf(line, tool === "up" ? "down" : "up"))?.focus();
  }
  function remove(): void {
    const index = lines().findIndex((line) => line.getAttribute("data-line") === lineKey);
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
        onClick={() => step((run) => moveLine(run, lineKey, -1), "up")}
      />
      <IconButton
        label={`Move ${label} down`}
        data-tool="down"
        icon={<ArrowDown />}
        disabled={isFixed || !canMoveDown}
        onClick={() => step((run) => moveLine(run, lineKey, 1), "down")}
      />
      <IconButton label={`Remove ${label}`} data-tool="remove" icon={<Trash2 />} disabled={isFixed} onClick={remove} />
    </div>
  );
}
