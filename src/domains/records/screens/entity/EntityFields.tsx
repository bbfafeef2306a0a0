import type { Faults } from "#client";
import { IconPicker, SwitchField, TextArea, TextField } from "#ui/kit";
import { ENTITY_LIMITS, type MemberRights, type VisitorRights } from "../../entities/property.ts";
import type { EntityForm } from "./entity-form.ts";
import { entityNameOf, pluralOf } from "./names.ts";

type FieldsProps = {
  form: EntityForm;
  onChange: (change: Partial<EntityForm>) => void;
  /** What is wrong, by field. */
  faults: Faults;
  /** Names that nobody has entered follow the titles. */
  isNew: boolean;
};

/** What an entity is called, and what it is for. */
export function EntityFields({ form, onChange, faults, isNew }: FieldsProps) {
  const { title, titlePlural, name, icon, description } = form;
  const withPlural = (plural: string) => ({
    titlePlural: plural,
    ...(isNew && name === entityNameOf(titlePlural) && { name: entityNameOf(plural) }),
  });
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Singular name"
          name="title"
          placeholder="Mentor"
          value={title}
          maxLength={ENTITY_LIMITS.title}
          error={faults.title}
          autoComplete="off"
          onValueChange={(text) =>
            onChange({ title: text, ...(isNew && titlePlural === pluralOf(title) && withPlural(pluralOf(text))) })
          }
        />
        <TextField
          label="Plural name"
          name="titlePlural"
          placeholder="Mentors"
          value={titlePlural}
          maxLength={ENTITY_LIMITS.title}
          error={faults.titlePlural}
          autoComplete="off"
          onValueChange={(text) => onChange(withPlural(text))}
        />
        <TextField
          label="Name in addresses"
          name="name"
          hint={
            isNew
              ? "What blocks and addresses call it."
              : "What blocks and addresses call it. The names that it had before still lead to it."
          }
          value={name}
          maxLength={ENTITY_LIMITS.name}
          error={faults.name}
          autoComplete="off"
          onValueChange={(text) => onChange({ name: text })}
        />
        <IconPicker label="Icon" value={icon} isOptional onChange={(chosen) => onChange({ icon: chosen })} />
      </div>
      <TextArea
        label="Description"
        name="description"
        required={false}
        hint="For the people who work with it. Visitors don’t see it."
        value={description}
        maxLength={ENTITY_LIMITS.description}
        error={faults.description}
        onValueChange={(text) => onChange({ description: text })}
      />
    </>
  );
}

/** What visitors may do, and what that means. */
export function VisitorFields({
  visitors,
  onChange,
}: {
  visitors: VisitorRights;
  onChange: (rights: VisitorRights) => void;
}) {
  return (
    <div className="grid gap-4">
      <SwitchField
        label="Visitors may see rows"
        hint="Anyone on the internet can then read every row, without an account: all properties except the private ones, wherever a page lists them."
        checked={visitors.read}
        onCheckedChange={(read) => onChange({ ...visitors, read })}
      />
      <SwitchField
        label="Visitors may add rows"
        hint="Anyone can then add rows through a form on your pages. What they enter is stored at once. If visitors may see rows too, it is public without anyone having checked it."
        checked={visitors.create}
        onCheckedChange={(create) => onChange({ ...visitors, create })}
      />
    </div>
  );
}

/** What members of organisations may do with their own rows. */
export function MemberFields({
  members,
  onChange,
}: {
  members: MemberRights;
  onChange: (rights: MemberRights) => void;
}) {
  return (
    <div className="grid gap-4">
      <SwitchField
        label="Members may see rows"
        hint="Members of an organisation then see its rows in their account, private properties too. Its managers and owners always do."
        checked={members.read || members.edit}
        onCheckedChange={(read) => onChange({ read, edit: read && members.edit })}
      />
      <SwitchField
        label="Members may edit rows"
        hint="They then see its rows, add, change and delete them. Deleted rows stay in the bin for 30 days."
        checked={members.edit}
        onCheckedChange={(edit) => onChange({ read: edit || members.read, edit })}
      />
    </div>
  );
}
