import { ChipsField, SelectField } from "#ui/kit";
import type { Entry, EntryChange } from "../../contract.ts";
import { useChoices } from "../use-choices.ts";

type TeamFieldsProps = { entry: Entry; readOnly: boolean; onChange: (change: EntryChange) => void };

/** Who takes care of an entry, and its tags. Tags are added and removed one by one, so that two people's changes meet. */
export function TeamFields({ entry: { assignee, tags }, readOnly, onChange }: TeamFieldsProps) {
  const choices = useChoices();
  const people = choices.people.map(({ id, name }) => ({ value: id, label: name }));
  const isKnown = assignee === null || people.some(({ value }) => value === assignee.id);
  const changeTags = (next: readonly string[]) =>
    onChange({
      addTags: next.filter((tag) => !tags.includes(tag)),
      removeTags: tags.filter((tag) => !next.includes(tag)),
    });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Assigned to"
        value={assignee?.id ?? ""}
        disabled={readOnly}
        options={[
          { value: "", label: "No one" },
          ...(isKnown || assignee === null ? [] : [{ value: assignee.id, label: assignee.name }]),
          ...people,
        ]}
        onValueChange={(value) => onChange({ assigneeId: value || null })}
      />
      <ChipsField label="Tags" values={tags} options={choices.tags} readOnly={readOnly} onChange={changeTags} />
    </div>
  );
}
