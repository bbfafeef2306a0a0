import { Archive, Check, MoreHorizontal, SquarePen } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { cx } from "#shared";
import { IconButton, Menu, StatusBadge, type MenuItem, DragHandle, MoveButtons } from "#ui/kit";
import type { Plan } from "../../plan-contract.ts";
import { planAddress } from "../addresses.ts";
import { priceSummary } from "./price-summary.ts";

/** What is done with a plan of the list. */
type PlanItemActions = {
  onArchive: () => Promise<unknown>;
  onConfirm: () => Promise<unknown>;
  /** @param by -1: up, 1: down. */
  onMove: (by: -1 | 1) => void;
};

type PlanItemProps = {
  plan: Plan;
  /** In the list, from 1. */
  position: number;
  /** Of all plans. */
  count: number;
  isDragged: boolean;
  handleProps: ComponentProps<"span">;
  /** Undefined for people who may not change plans. */
  actions: PlanItemActions | undefined;
};

function menuFor(
  { id, isSample }: Plan,
  { onArchive, onConfirm }: PlanItemActions,
): ComponentProps<typeof Menu>["items"] {
  const confirm: MenuItem = { label: "Confirm as it is", icon: <Check />, onSelect: onConfirm };
  const edit: MenuItem = { label: "Edit", icon: <SquarePen />, to: planAddress(id) };
  const archive: MenuItem = { label: "Archive", icon: <Archive />, onSelect: onArchive };
  return isSample ? [edit, confirm, "separator", archive] : [edit, "separator", archive];
}

/** A plan of the list: its name, what it costs, and its tools. */
export function PlanItem({ plan, position, count, isDragged, handleProps, actions }: PlanItemProps) {
  const { id, name, isHighlighted, isSample, trialDays } = plan;
  return (
    <li
      aria-label={name}
      data-plan={id}
      className={cx(
        "flex flex-wrap items-center gap-1 rounded-card border bg-raised py-2 pe-2",
        isDragged ? "border-brand shadow-float" : "border-line",
        !actions && "ps-4",
      )}
    >
      <div className="flex min-w-0 flex-1 basis-36 items-center gap-1">
        {actions && <DragHandle {...handleProps} />}
        <div className="grid min-w-0 flex-1 gap-0.5">
          <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            {actions ? (
              <Link to={planAddress(id)} className="min-w-0 font-semibold wrap-anywhere no-underline hover:underline">
                {name}
              </Link>
            ) : (
              <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
            )}
            {isHighlighted && <StatusBadge tone="good">Highlighted</StatusBadge>}
            {isSample && <StatusBadge tone="attention">Sample</StatusBadge>}
          </div>
          <span className="text-sm text-ink-soft">
            {priceSummary(plan)}
            {trialDays > 0 && `, ${trialDays}-day trial`}
          </span>
        </div>
      </div>
      {actions && (
        <div className="ms-auto flex gap-1">
          <MoveButtons name={name} position={position} count={count} onMove={actions.onMove} />
          <Menu
            trigger={<IconButton label={`Actions for ${name}`} icon={<MoreHorizontal />} />}
            items={menuFor(plan, actions)}
          />
        </div>
      )}
    </li>
  );
}
