import { useEffect, useRef } from "react";
import { useDragOrder, moved } from "#ui/kit";
import type { Plan } from "../../plan-contract.ts";
import { focusMove, type Moved } from "../focus-move.ts";
import { PlanItem } from "./PlanItem.tsx";
import type { usePlanActions } from "./use-plan-actions.ts";

type PlanListProps = {
  plans: readonly Plan[];
  /** Undefined for people who may not change plans. */
  actions: ReturnType<typeof usePlanActions> | undefined;
};

/** The offered plans in the order of the price list, moved by drag or by buttons. */
export function PlanList({ plans, actions }: PlanListProps) {
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useRef<Moved>(undefined);
  const move = (from: number, to: number) => actions?.order(moved(plans, from, to));
  const { dragged, listProps, handleProps } = useDragOrder(list, move);
  useEffect(() => {
    // The list has the new order once the query's cache has.
    if (focusNext.current && focusMove(list.current, focusNext.current)) focusNext.current = undefined;
  });
  function moveBy(plan: Plan, index: number, by: -1 | 1): void {
    move(index, index + by);
    focusNext.current = { to: index + by, by, plan: plan.id };
  }
  return (
    <ul ref={list} {...listProps} aria-label="Plans" className="grid gap-2">
      {plans.map((plan, index) => (
        <PlanItem
          key={plan.id}
          plan={plan}
          position={index + 1}
          count={plans.length}
          isDragged={dragged === index}
          handleProps={handleProps(index)}
          actions={
            actions && {
              onArchive: () => actions.archive(plan),
              onConfirm: () => actions.confirm(plan),
              onMove: (by) => moveBy(plan, index, by),
            }
          }
        />
      ))}
    </ul>
  );
}
