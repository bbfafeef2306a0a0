import { SelectField } from "#ui/kit";
import type { InboxViewSettings } from "../../view-contract.ts";
import type { VIEW_FILTERS } from "../../entry.ts";
import { useChoices } from "../use-choices.ts";
import { KIND_CHOICES } from "./filter-text.ts";

type FilterFieldsProps = {
  filters: InboxViewSettings;
  onChange: (name: (typeof VIEW_FILTERS)[number], value: string) => void;
};

/** A filter keeps a value that is no longer among the choices. */
function withValue(value: string, none: string, choices: readonly { value: string; label: string }[]) {
  const isKnown = !value || choices.some((choice) => choice.value === value);
  return [{ value: "", label: none }, ...(isKnown ? [] : [{ value, label: value }]), ...choices];
}

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** What narrows the inbox down, beside search and status. */
export function FilterFields({ filters, onChange }: FilterFieldsProps) {
  const { forms, tags, people } = useChoices();
  const { kind = "", form = "", assignee = "", tag = "" } = filters;
  const staff = people.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div
      role="group"
      aria-label="Filters"
      className="mb-4 grid gap-3 rounded-card border border-line bg-raised p-4 sm:grid-cols-2 lg:grid-cols-4"
    >
      <SelectField
        label="Kind"
        value={kind}
        options={withValue(kind, "Any kind", KIND_CHOICES)}
        onValueChange={(value) => onChange("kind", value)}
      />
      <SelectField
        label="Form"
        value={form}
        options={withValue(form, "Any form", same(forms))}
        onValueChange={(value) => onChange("form", value)}
      />
      <SelectField
        label="Assigned to"
        value={assignee}
        options={withValue(assignee, "Anyone or no one", staff)}
        onValueChange={(value) => onChange("assignee", value)}
      />
      <SelectField
        label="Tag"
        value={tag}
        options={withValue(tag, "Any tag", same(tags))}
        onValueChange={(value) => onChange("tag", value)}
      />
    </div>
  );
}
