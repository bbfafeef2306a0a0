import { useState } from "react";
import { findSuggestions, PickField } from "#ui/kit";
import { useEntities } from "../../suggestions.ts";

type EntityFieldProps = { name: string; value: string; error?: string; onChange: (entity: string) => void };

/** Chooses an entity by a search, as a site may have hundreds; one that is deleted stays chosen. */
export function EntityField({ value, onChange, ...field }: EntityFieldProps) {
  const [search, setSearch] = useState("");
  const options = useEntities().map(({ name, titlePlural }) => ({ value: name, title: titlePlural }));
  return (
    <PickField
      label="Entity"
      placeholder="Search entities"
      {...field}
      chosen={options.find((one) => one.value === value)?.title ?? value}
      options={findSuggestions(options, search)}
      onSearch={setSearch}
      onValueChange={onChange}
    />
  );
}
