import { ENTRY_STATUSES } from "#inbox";
import { ChipsField, SelectField, SuggestField } from "#ui/kit";
import { TemplateField } from "./TemplateField.tsx";
import { useInboxChoices, useTeamAddresses } from "../../suggestions.ts";
import type { StepFieldsProps } from "./step-fields-props.ts";

const STATUS_OPTIONS = ENTRY_STATUSES.map((value) => ({
  value,
  label: value.slice(0, 1).toUpperCase() + value.slice(1),
}));

/** What is changed in the inbox's entry. */
export function UpdateFields({ step, path, places, faults, onChange }: StepFieldsProps<"update">) {
  const known = useInboxChoices();
  const people = useTeamAddresses();
  return (
    <>
      <SelectField
        label="Status"
        name={`${path}.status`}
        value={step.status ?? ""}
        options={[{ value: "", label: "Leave it" }, ...STATUS_OPTIONS]}
        error={faults[`${path}.status`]}
        onValueChange={(status) => onChange({ status: status || undefined })}
      />
      <ChipsField
        label="Add tags"
        required={false}
        values={step.tags ?? []}
        options={known.tags}
        error={faults[`${path}.tags`]}
        onChange={(tags) => onChange({ tags: tags.length > 0 ? tags : undefined })}
      />
      <SuggestField
        label="Assignee"
        name={`${path}.assignee`}
        required={false}
        hint="The email address of someone on your team."
        maxLength={200}
        options={people}
        value={step.assignee ?? ""}
        error={faults[`${path}.assignee`]}
        onValueChange={(assignee) => onChange({ assignee: assignee || undefined }, "assignee")}
      />
      <TemplateField
        isLong
        label="Add a note"
        name={`${path}.note`}
        required={false}
        maxLength={2000}
        value={step.note ?? ""}
        places={places}
        error={faults[`${path}.note`]}
        onChange={(note) => onChange({ note: note || undefined }, "note")}
      />
    </>
  );
}
