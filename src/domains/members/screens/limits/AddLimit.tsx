import { useState } from "react";
import { findSuggestions, PickField } from "#ui/kit";
import type { FeatureLimit } from "../../contract.ts";

type AddLimitProps = {
  /** What has no field yet. */
  limits: readonly FeatureLimit[];
  onAdd: (feature: string) => void;
};

/** Chooses what else is limited; nothing where all of it has a field. */
export function AddLimit({ limits, onAdd }: AddLimitProps) {
  const [search, setSearch] = useState("");
  if (limits.length === 0) return null;
  const options = limits.map(({ feature, title }) => ({ value: feature, title }));
  return (
    <div className="sm:max-w-1/2 sm:pe-2">
      <PickField
        label="Limit something else"
        placeholder="Search entities"
        chosen=""
        options={findSuggestions(options, search)}
        onSearch={setSearch}
        onValueChange={onAdd}
      />
    </div>
  );
}
