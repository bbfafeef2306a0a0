import { Trash2 } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "#shared";
import { IconButton, SelectField, SuggestField, TextField, DragHandle, MoveButtons } from "#ui/kit";
import type { Faults } from "#client";
import type { PlanFeatureName } from "../../plan-contract.ts";
import { PLAN_LIMITS } from "../../plan.ts";
import { OWN, WORDS, type FeatureForm, isShared } from "./plan-form.ts";

type FeatureItemProps = {
  feature: FeatureForm;
  index: number;
  /** Of all features. */
  count: number;
  /** What can be limited. */
  choices: readonly PlanFeatureName[];
  faults: Faults;
  isDragged: boolean;
  handleProps: ComponentProps<"span">;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onChange: (change: Partial<FeatureForm>) => void;
};

/** The options of what a feature is; the chosen one stays even where its entity is deleted. */
function optionsFor(kind: string, choices: readonly PlanFeatureName[]) {
  const limits = choices
    .filter(({ feature }) => isShared(feature))
    .map(({ feature, title }) => ({ value: feature, label: `Limit: ${title}` }));
  const isKnown = kind === WORDS || kind === OWN || limits.some(({ value }) => value === kind);
  return [
    { value: WORDS, label: "In words" },
    ...limits,
    ...(isKnown ? [] : [{ value: kind, label: "Limit: something deleted" }]),
    { value: OWN, label: "Limit: a feature of your own" },
  ];
}

/** One feature of a plan, its tools and its fields. */
export function FeatureItem(props: FeatureItemProps) {
  const { feature, index, count, choices, faults, isDragged, handleProps, onMove, onRemove, onChange } = props;
  const { kind, own, text, limit } = feature;
  const place = `features.${index}`;
  const name = `feature ${index + 1}`;
  const isLimit = kind !== WORDS;
  const ownNames = choices.flatMap((one) => (isShared(one.feature) ? [] : [one.feature]));
  return (
    <li
      data-item=""
      aria-label={text || name}
      className={cx("grid gap-2 rounded-control border p-2", isDragged ? "border-brand shadow-float" : "border-line")}
    >
      <div className="flex items-center gap-1">
        <DragHandle {...handleProps} />
        <div className="min-w-0 flex-1">
          <SelectField
            label={`Kind of ${name}`}
            labelHidden
            value={kind}
            options={optionsFor(kind, choices)}
            {...(kind !== OWN && { name: `${place}.feature`, error: faults[`${place}.feature`] })}
            onValueChange={(value) => onChange({ kind: value })}
          />
        </div>
        <MoveButtons name={name} position={index + 1} count={count} onMove={onMove} />
        <IconButton label={`Remove ${name}`} icon={<Trash2 />} danger onClick={onRemove} />
      </div>
      <div className="grid items-start gap-2 ps-7 sm:grid-cols-6">
        {kind === OWN && (
          <div className="sm:col-span-2">
            <SuggestField
              label="Name"
              name={`${place}.feature`}
              hint="Such as exports: what your own code asks for."
              options={ownNames}
              maxLength={PLAN_LIMITS.featureName}
              value={own}
              error={faults[`${place}.feature`]}
              onValueChange={(value) => onChange({ own: value })}
            />
          </div>
        )}
        {isLimit && (
          <div className={kind === OWN ? "sm:col-span-2" : "sm:col-span-3"}>
            <TextField
              label="Limit"
              name={`${place}.limit`}
              inputMode="numeric"
              autoComplete="off"
              placeholder="No limit"
              value={limit}
              error={faults[`${place}.limit`]}
              onValueChange={(value) => onChange({ limit: value })}
            />
          </div>
        )}
        <div className={cx(isLimit ? (kind === OWN ? "sm:col-span-2" : "sm:col-span-3") : "sm:col-span-6")}>
          <TextField
            label="Words"
            name={`${place}.text`}
            required={isLimit ? false : undefined}
            placeholder={isLimit ? "Made from the limit" : "Answers within one working day"}
            maxLength={PLAN_LIMITS.featureText}
            value={text}
            error={faults[`${place}.text`]}
            onValueChange={(value) => onChange({ text: value })}
          />
        </div>
      </div>
    </li>
  );
}
