import { useState } from "react";
import { isEntityCalled } from "#records/entities";
import { findSuggestions, PickField } from "#ui/kit";
import { useEntities } from "../../suggestions.ts";

type EntityFieldProps = { name: string; value: string; error?: string; onChange: (entity: string) => void };

/** Chooses an entity by a search, as a site may have hundreds; one that is deleted stays chosen. */
export function EntityField({ value, onChange, ...field }: EntityFieldProps) {
  const [search, setSearch] = useState("");
  const entities = useEntities();
  const options = entities.map(({ name, titlePlural }) => ({ value: name, title: titlePlural }));
  return (
    <PickField
      label="Entity"
      placeholder="Search entities"
      {...field}
      chosen={entities.find((one) => isEntityCalled(one, value))?.titlePlural ?? value}
      options={findSuggestions(options, search)}
      onSearch={setSearch}
      onValueChange={onChange}
    />
  );
}
