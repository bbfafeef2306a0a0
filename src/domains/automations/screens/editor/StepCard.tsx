import { ChevronDown, Copy, MoreHorizontal, Trash2 } from "lucide-react";
import { useId, useState, type KeyboardEvent, type ReactNode } from "react";
import type { Faults } from "#client";
import { cx } from "#shared";
import { announceMove, IconButton, Menu, MoveButtons, StatusBadge } from "#ui/kit";
import { STEP_WORDS } from "../words.ts";
import type { FormStep } from "./automation-form.ts";
import { StepFields } from "./StepFields.tsx";
import { summaryOf } from "./step-summary.ts";
import type { PlaceName } from "./places.ts";

/** What is done with a step. */
export type StepActions = {
  onChange: (change: object, what?: string) => void;
  onMove: (by: -1 | 1) => void;
  onCopy: () => void;
  onRemove: () => void;
};

type StepCardProps = {
  step: FormStep;
  number: number;
  path: string;
  places: readonly PlaceName[];
  faults: Faults;
  /** In its column, from 1. */
  position: number;
  /** Of the steps of its column. */
  count: number;
  /** Whether its fields are shown at first. */
  isNew: boolean;
  /** Undefined for people who may only look. */
  actions: StepActions | undefined;
  /** Its branches. */
  children?: ReactNode;
};

const isInside = (path: string) => (name: string) =>
  name.startsWith(`${path}.`) && !/^\.(?:then|else)\.\d/.test(name.slice(path.length));

/** A step: a line that says what it does, its fields behind it, and its tools. */
export function StepCard(props: StepCardProps) {
  const { step, number, path, places, faults, position, count, isNew, actions, children } = props;
  const [isOpen, setOpen] = useState(isNew);
  const fieldsId = useId();
  const { title, icon: Icon } = STEP_WORDS[step.type];
  const isFaulty = Object.keys(faults).some(isInside(path));
  const isShown = isOpen || isFaulty;
  const name = `step ${number}`;
  function move(by: -1 | 1): void {
    const to = position + by;
    if (to < 1 || to > count) return;
    actions?.onMove(by);
    announceMove(name, to, count);
  }
  function handleKeys(event: KeyboardEvent): void {
    if (!event.altKey || !actions || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    event.stopPropagation();
    move(event.key === "ArrowUp" ? -1 : 1);
  }
  return (
    <li aria-label={`${name}: ${title}`} data-step={step.uid} className="min-w-0">
      <div className={cx("rounded-card border bg-raised", isFaulty ? "border-danger" : "border-line")}>
        <div className="flex items-center gap-1 pe-2">
          <button
            type="button"
            aria-expanded={isShown}
            aria-controls={fieldsId}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            onKeyDown={handleKeys}
            onClick={() => setOpen(!isShown)}
            className="flex min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-card px-3.5 py-2.5 text-start"
          >
            <Icon aria-hidden className="size-5 shrink-0 text-brand" />
            <span className="grid min-w-0 flex-1">
              <span className="font-semibold">
                <span className="text-ink-soft tabular-nums">{number}.</span> {title}
              </span>
              <span className="truncate text-sm text-ink-soft">{summaryOf(step, places)}</span>
            </span>
            {isFaulty && <StatusBadge tone="bad">Incomplete</StatusBadge>}
            <ChevronDown
              aria-hidden
              className={cx("size-4 shrink-0 text-ink-soft transition-transform", isShown && "rotate-180")}
            />
          </button>
          {actions && (
            <>
              <span className="contents max-sm:hidden">
                <MoveButtons name={name} position={position} count={count} onMove={actions.onMove} />
              </span>
              <Menu
                trigger={<IconButton label={`Actions for ${name}`} icon={<MoreHorizontal />} />}
                items={[
                  ...(position === 1 ? [] : [{ label: "Move up", onSelect: () => move(-1) }]),
                  ...(position === count ? [] : [{ label: "Move down", onSelect: () => move(1) }]),
                  { label: "Duplicate", icon: <Copy />, onSelect: actions.onCopy },
                  { label: "Delete", icon: <Trash2 />, danger: true, onSelect: actions.onRemove },
                ]}
              />
            </>
          )}
        </div>
        <div id={fieldsId} hidden={!isShown} className="border-t border-line p-3.5 md:p-4">
          {isShown && (
            <StepFields {...{ step, path, places, faults }} onChange={actions?.onChange ?? (() => undefined)} />
          )}
        </div>
      </div>
      {children}
    </li>
  );
}
