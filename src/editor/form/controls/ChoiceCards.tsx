import { useId, type ReactNode } from "react";
import { cx } from "#shared";
import type { Choice } from "#publishing";

export type ChoiceCardsProps = {
  label: string;
  choices: readonly Choice[];
  chosen: string;
  onChoose: (value: string) => void;
  /** The picture of a choice, which its label names. */
  picture: (value: string) => ReactNode;
  /** Whether the pictures have details. */
  isLarge?: boolean;
};

/** A choice of one from a few that are best distinguished by pictures. */
export function ChoiceCards({ label, choices, chosen, onChoose, picture, isLarge = false }: ChoiceCardsProps) {
  const name = useId();
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div
        className={isLarge ? "grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2" : "flex flex-wrap gap-2"}
      >
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={cx(
              "relative grid cursor-pointer content-start gap-1 rounded-control border border-line bg-field p-1.5 text-center text-xs hover:border-control has-checked:border-brand has-checked:bg-brand-tint has-checked:ring-1 has-checked:ring-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
              !isLarge && "w-20",
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === chosen}
              onChange={() => onChoose(choice.value)}
              className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-control outline-none"
            />
            {picture(choice.value)}
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
