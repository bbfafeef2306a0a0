import { Plus } from "lucide-react";
import { cx } from "#shared";
import { Menu, type MenuItem } from "#ui/kit";
import { STEP_TYPES, type StepType } from "../../steps.ts";
import { STEP_WORDS } from "../words.ts";

/** @param onAdd undefined where this site can't carry the step out. */
function itemFor(type: StepType, onAdd: ((type: StepType) => void) | undefined): MenuItem {
  const { title, icon: Icon } = STEP_WORDS[type];
  const item = { label: title, icon: <Icon /> };
  if (onAdd) return { ...item, onSelect: () => onAdd(type) };
  return { ...item, "aria-disabled": true, "aria-description": "This site isn’t set up for it" };
}

type AddStepProps = {
  /** Where the step comes, such as "after step 2". */
  where: string;
  /** Steps that this site can't carry out. */
  unavailable: readonly StepType[];
  /** Whether the button says what it does, as in an empty list. */
  isOpen?: boolean;
  onAdd: (type: StepType) => void;
};

/** The plus between steps: a menu of the types of steps. */
export function AddStep({ where, unavailable, isOpen = false, onAdd }: AddStepProps) {
  const items = STEP_TYPES.map((type) => itemFor(type, unavailable.includes(type) ? undefined : onAdd));
  return (
    <div className="relative flex justify-center py-1 before:absolute before:inset-y-0 before:start-1/2 before:w-px before:bg-line">
      <Menu
        align="start"
        items={items}
        trigger={
          <button
            type="button"
            aria-label={`Add a step ${where}`}
            data-tooltip={isOpen ? undefined : `Add a step ${where}`}
            className={cx(
              "relative inline-flex cursor-pointer items-center justify-center gap-1.5 rounded-full border border-line bg-raised text-sm font-semibold text-ink-soft",
              "transition-colors hover:border-brand hover:text-brand [&_svg]:size-4 pointer-coarse:min-h-11",
              isOpen ? "min-h-9 px-3.5" : "size-7 pointer-coarse:size-11",
            )}
          >
            <Plus aria-hidden />
            {isOpen && "Add a step"}
          </button>
        }
      />
    </div>
  );
}
