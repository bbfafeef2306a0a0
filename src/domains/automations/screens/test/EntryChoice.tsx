import { SelectField } from "#ui/kit";

/** The choice of custom values instead of an entry. */
export const OWN_VALUES = "own";

type Entry = { id: string; name: string; email: string; createdAt: string };

type EntryChoiceProps = { entries: readonly Entry[]; value: string; onChange: (entry: string) => void };

const DAY = new Intl.DateTimeFormat(undefined, { month: "short", day: "numeric" });

/** Chooses one of the newest entries, or custom values. */
export function EntryChoice({ entries, value, onChange }: EntryChoiceProps) {
  return (
    <SelectField
      label="For"
      value={value}
      options={[
        ...entries.map(({ id, name, email, createdAt }) => ({
          value: id,
          label: `${name.trim() || email}, ${DAY.format(new Date(createdAt))}`,
        })),
        { value: OWN_VALUES, label: "Values that I enter" },
      ]}
      onValueChange={onChange}
    />
  );
}
