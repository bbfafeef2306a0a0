import { Plus } from "lucide-react";
import { useRef } from "react";
import { Button, moved, useAfterRender, useDragOrder, useItemFocus } from "#ui/kit";
import type { Faults } from "#client";
import { PLAN_LIMITS } from "../../plan.ts";
import { usePlanFeatures } from "../client.ts";
import { focusMove } from "../focus-move.ts";
import { FeatureItem } from "./FeatureItem.tsx";
import { newFeature, type FeatureForm } from "./plan-form.ts";

type FeatureListProps = {
  features: readonly FeatureForm[];
  faults: Faults;
  onChange: (features: FeatureForm[]) => void;
};

/** The features of a plan in their order: in words, or limits of something that is counted. */
export function FeatureList({ features, faults, onChange }: FeatureListProps) {
  const list = useRef<HTMLUListElement>(null);
  const afterRender = useAfterRender();
  const { group, enterAdded, enterNext } = useItemFocus<HTMLDivElement>();
  const { data: choices = [] } = usePlanFeatures();
  const move = (from: number, to: number) => onChange(moved(features, from, to));
  const { dragged, listProps, handleProps } = useDragOrder(list, move);
  function moveBy(index: number, by: -1 | 1): void {
    move(index, index + by);
    afterRender(() => focusMove(list.current, { to: index + by, by }));
  }
  return (
    <div ref={group} className="grid gap-3">
      {features.length > 0 && (
        <ul ref={list} {...listProps} aria-label="Features" className="grid gap-3">
          {features.map((feature, index) => (
            <FeatureItem
              key={feature.key}
              {...{ feature, index, choices, faults }}
              count={features.length}
              isDragged={dragged === index}
              handleProps={handleProps(index)}
              onMove={(by) => moveBy(index, by)}
              onRemove={() => {
                onChange(features.filter(({ key }) => key !== feature.key));
                enterNext(index);
              }}
              onChange={(change) =>
                onChange(features.map((one) => (one.key === feature.key ? { ...one, ...change } : one)))
              }
            />
          ))}
        </ul>
      )}
      <Button
        icon={<Plus />}
        data-add=""
        className="w-fit"
        unavailable={features.length >= PLAN_LIMITS.features ? `At most ${PLAN_LIMITS.features} features` : undefined}
        onClick={() => {
          onChange([...features, newFeature()]);
          enterAdded();
        }}
      >
        Add feature
      </Button>
    </div>
  );
}
