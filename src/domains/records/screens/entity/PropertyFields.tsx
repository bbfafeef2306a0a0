import type { Faults } from "#client";
import { nameInWords } from "#shared";
import { Button, ChipsField, SelectField, SwitchField, TextField } from "#ui/kit";
import { ownName } from "../../bin/bin.ts";
import { canBeSorted, ENTITY_LIMITS, PROPERTY_TYPES, type Entity } from "../../entities/property.ts";
import { TYPE_HINTS, TYPE_NAMES } from "../values/type-names.ts";
import { ValueField } from "../values/ValueField.tsx";
import type { PropertyForm } from "./entity-form.ts";
import { propertyNameOf } from "./names.ts";

type PropertyFieldsProps = {
  property: PropertyForm;
  onChange: (change: Partial<PropertyForm>) => void;
  /** What is wrong, by field. */
  faults: Faults;
  /** The entities that a reference may lead to. */
  entities: readonly Entity[];
  /** Whether as many properties as possible are sortable already. */
  isSortingFull: boolean;
  /** Changes the type of a stored property; `unavailable` says why that isn't possible at the moment. */
  typeChange: { onOpen: () => void; unavailable: string | undefined };
};

const TYPES = PROPERTY_TYPES.map((value) => ({ value, label: TYPE_NAMES[value] }));

/** The fields that only some types have: options, currency, entity. */
function TypeFields({
  property,
  onChange,
  faults,
  entities,
}: Omit<PropertyFieldsProps, "isSortingFull" | "typeChange">) {
  const { type, options, currency, entity } = property;
  if (type === "choice" || type === "choices")
    return (
      <ChipsField
        label="Options"
        hint="Enter or a comma adds an option."
        values={options}
        options={[]}
        error={faults.options}
        onChange={(chosen) => onChange({ options: chosen })}
      />
    );
  if (type === "money")
    return (
      <TextField
        label="Currency"
        hint="Its code, such as EUR, USD or GBP."
        value={currency}
        maxLength={3}
        error={faults.currency}
        onValueChange={(code) => onChange({ currency: code.toUpperCase() })}
      />
    );
  if (type !== "reference") return null;
  const offered = entities.map(({ name, titlePlural }) => ({ value: name, label: titlePlural }));
  const isGone = entity !== "" && !offered.some(({ value }) => value === entity);
  if (isGone) offered.push({ value: entity, label: `${nameInWords(ownName(entity))} (deleted)` });
  return (
    <SelectField
      label="Refers to"
      value={entity}
      options={[{ value: "", label: "Choose an entity" }, ...offered]}
      error={faults.entity}
      onValueChange={(name) => onChange({ entity: name, default: "" })}
    />
  );
}

/** The switches of a property. */
function Flags({ property, onChange, isSortingFull }: Omit<PropertyFieldsProps, "faults" | "entities" | "typeChange">) {
  const { type, isDisplay, isRequired, isSortable, isPrivate } = property;
  const isFull = isSortingFull && !isSortable;
  const sorting = !canBeSorted(type)
    ? "Not possible for this type."
    : isFull
      ? `${ENTITY_LIMITS.sortable} properties are sortable already, which is the most.`
      : "Lists can be sorted and filtered by it.";
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SwitchField
        label="Identifies a row"
        hint="Shown as the row’s title, such as a name."
        checked={isDisplay}
        onCheckedChange={(on) => onChange({ isDisplay: on })}
      />
      <SwitchField
        label="Required"
        hint="No row is stored without it."
        checked={isRequired}
        onCheckedChange={(on) => onChange({ isRequired: on })}
      />
      <SwitchField
        label="Sort and filter"
        hint={sorting}
        checked={isSortable}
        disabled={isFull || (!canBeSorted(type) && !isSortable)}
        onCheckedChange={(on) => onChange({ isSortable: on })}
      />
      <SwitchField
        label="Private"
        hint="Visitors never see it and never fill it in."
        checked={isPrivate}
        onCheckedChange={(on) => onChange({ isPrivate: on })}
      />
    </div>
  );
}

/** The fields of a property. */
export function PropertyFields(props: PropertyFieldsProps) {
  const { property, onChange, faults } = props;
  const { id, title, name, type, help } = property;
  const isNew = id === undefined;
  const followsTitle = isNew && name === propertyNameOf(title);
  return (
    <div className="grid gap-4 border-t border-line p-4">
      {faults.general && (
        <p data-invalid tabIndex={-1} className="text-sm font-medium text-danger">
          {faults.general}
        </p>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Title"
          value={title}
          maxLength={ENTITY_LIMITS.title}
          error={faults.title}
          onValueChange={(text) => onChange({ title: text, ...(followsTitle && { name: propertyNameOf(text) }) })}
        />
        <TextField
          label="Name"
          hint="What lists, filters and the API call it."
          value={name}
          maxLength={ENTITY_LIMITS.name}
          error={faults.name}
          autoComplete="off"
          onValueChange={(text) => onChange({ name: text })}
        />
        <SelectField
          label="Type"
          hint={isNew ? TYPE_HINTS[type] : undefined}
          value={type}
          disabled={!isNew}
          options={TYPES}
          onValueChange={(chosen) => {
            const next = PROPERTY_TYPES.find((one) => one === chosen) ?? "text";
            onChange({
              type: next,
              default: next === "choices" ? [] : "",
              ...(!canBeSorted(next) && { isSortable: false }),
            });
          }}
        />
        {!isNew && (
          <Button
            className="w-fit self-end"
            unavailable={props.typeChange.unavailable}
            onClick={props.typeChange.onOpen}
          >
            Change type…
          </Button>
        )}
        <TypeFields {...props} />
      </div>
      <Flags {...props} />
      <TextField
        label="Help"
        required={false}
        hint="Shown below the field."
        value={help}
        maxLength={ENTITY_LIMITS.help}
        onValueChange={(text) => onChange({ help: text })}
      />
      {type !== "reference" && type !== "image" && (
        <ValueField
          label="Default"
          name={`default-${property.key}`}
          property={property}
          value={property.default}
          hint="What a new row has until someone enters something else."
          error={faults.default}
          tenant=""
          onChange={(value) => onChange({ default: value })}
        />
      )}
    </div>
  );
}
