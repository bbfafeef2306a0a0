import { Plus } from "lucide-react";
import { Button, useItemFocus } from "#ui/kit";
import type { Faults } from "#client";
import { PLAN_LIMITS } from "../../plan.ts";
import type { Plan } from "../../plan-contract.ts";
import { newRule, type RuleForm } from "./coupon-form.ts";
import { RuleItem } from "./RuleItem.tsx";

type RuleListProps = {
  rules: readonly RuleForm[];
  /** All plans. */
  plans: readonly Plan[];
  faults: Faults;
  onChange: (rules: RuleForm[]) => void;
};

/** What a coupon takes off, of which plans and intervals. */
export function RuleList({ rules, plans, faults, onChange }: RuleListProps) {
  const { group, enterAdded, enterNext } = useItemFocus<HTMLDivElement>();
  const priced = plans.filter(({ id, prices, isArchived }) => {
    const isChosen = rules.some((rule) => rule.plans.includes(id));
    return isChosen || (prices.length > 0 && !isArchived);
  });
  return (
    <div ref={group} className="grid gap-3">
      <ul aria-label="Rules" className="grid gap-3">
        {rules.map((rule, index) => (
          <RuleItem
            key={rule.key}
            {...{ rule, index, faults }}
            plans={priced}
            canRemove={rules.length > 1}
            onRemove={() => {
              onChange(rules.filter(({ key }) => key !== rule.key));
              enterNext(index);
            }}
            onChange={(change) => onChange(rules.map((one) => (one.key === rule.key ? { ...one, ...change } : one)))}
          />
        ))}
      </ul>
      <Button
        icon={<Plus />}
        data-add=""
        className="w-fit"
        unavailable={rules.length >= PLAN_LIMITS.rules ? `At most ${PLAN_LIMITS.rules} rules` : undefined}
        onClick={() => {
          onChange([...rules, newRule()]);
          enterAdded();
        }}
      >
        Add rule
      </Button>
    </div>
  );
}
