import { Plus, Trash2 } from "lucide-react";
import { isEntityCalled } from "#records/entities";
import { Button, IconButton, SelectField, SuggestField, useItemFocus } from "#ui/kit";
import { AUTOMATION_LIMITS } from "../../../limits.ts";
import { useEntities } from "../../suggestions.ts";
import { EntityField } from "./EntityField.tsx";
import type { StepFieldsProps } from "./step-fields-props.ts";
import { TemplateField } from "./TemplateField.tsx";

/** A row that is added or changed. */
export function RowFields({ step, path, places, faults, onChange }: StepFieldsProps<"row">) {
  const { values } = step;
  const { group, enterAdded, enterNext } = useItemFocus<HTMLFieldSetElement>();
  const entities = useEntities();
  const properties = entities.find((one) => isEntityCalled(one, step.entity))?.properties.map(({ name }) => name) ?? [];
  const set = (list: typeof values, what?: string) => onChange({ values: list }, what);
  const isTwice = (name: string, index: number) => values.some(([other], at) => other === name && at < index);
  return (
    <>
      <EntityField
        name={`${path}.entity`}
        value={step.entity}
        error={faults[`${path}.entity`]}
        onChange={(entity) => onChange({ entity })}
      />
      <SelectField
        label="What to do"
        value={step.id === undefined ? "add" : "change"}
        options={[
          { value: "add", label: "Add a row" },
          { value: "change", label: "Change a row" },
        ]}
        onValueChange={(what) => onChange({ id: what === "change" ? "{{row.id}}" : undefined })}
      />
      {step.id !== undefined && (
        <TemplateField
          label="Id of the row"
          name={`${path}.id`}
          maxLength={200}
          value={step.id}
          places={places}
          error={faults[`${path}.id`]}
          onChange={(id) => onChange({ id }, "id")}
        />
      )}
      <fieldset ref={group} className="grid min-w-0 gap-3">
        <legend className="mb-1.5 text-sm font-semibold">Properties</legend>
        {values.map(([property, value], index) => (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- the name is what is typed
            key={index}
            data-item=""
            className="grid grid-cols-[1fr_auto] items-start gap-2 sm:grid-cols-[12rem_1fr_auto]"
          >
            <SuggestField
              label={`Property ${index + 1}`}
              name={`${path}.names.${index}`}
              options={properties.filter((one) => !values.some(([taken]) => taken === one))}
              maxLength={200}
              value={property}
              error={isTwice(property, index) ? "Another property has this name" : undefined}
              onValueChange={(name) => set(values.with(index, [name, value]), `property ${index}`)}
            />
            <div className="max-sm:col-span-2 max-sm:row-start-2">
              <TemplateField
                label={`Value ${index + 1}`}
                name={`${path}.values.${property}`}
                maxLength={AUTOMATION_LIMITS.text}
                value={String(value)}
                places={places}
                error={faults[`${path}.values.${property}`]}
                onChange={(text) => set(values.with(index, [property, text]), `value ${index}`)}
              />
            </div>
            <IconButton
              label={`Remove property ${index + 1}`}
              icon={<Trash2 />}
              danger
              className="mt-7"
              onClick={() => {
                set(values.toSpliced(index, 1));
                enterNext(index);
              }}
            />
          </div>
        ))}
        <Button
          icon={<Plus />}
          data-add=""
          className="w-fit"
          unavailable={values.some(([name]) => name === "") ? "Name the last property first" : undefined}
          onClick={() => {
            set([...values, ["", ""]]);
            enterAdded();
          }}
        >
          Add property
        </Button>
      </fieldset>
    </>
  );
}
