import { ListFilter } from "lucide-react";
import { useState } from "react";
import { ActiveFilters, Button, SearchField, SelectField } from "#ui/kit";
import { useChoices } from "../use-choices.ts";
import type { InboxAddress } from "../use-inbox-address.ts";
import { FilterFields } from "./FilterFields.tsx";
import { activeFilters, STATUS_CHOICES } from "./filter-text.ts";
import { InboxViews } from "./InboxViews.tsx";

/** What the inbox shows: search, status, filters, saved views. */
export function InboxToolbar({ address }: { address: InboxAddress }) {
  const { filters, change, show, view } = address;
  const [isFiltering, setFiltering] = useState(false);
  const { people } = useChoices();
  const active = activeFilters(filters, people);
  const { search = "", status = "" } = filters;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start gap-2 sm:gap-3">
        <SearchField label="Search the inbox" value={search} onSearch={(text) => change("search", text)} />
        <SelectField
          label="Status"
          labelHidden
          value={status === "open" ? "" : status}
          options={STATUS_CHOICES}
          onValueChange={(value) => change("status", value)}
        />
        <Button icon={<ListFilter />} aria-expanded={isFiltering} onClick={() => setFiltering(!isFiltering)}>
          {active.length > 0 ? `Filters (${active.length})` : "Filters"}
        </Button>
        <InboxViews address={address} />
      </div>
      {isFiltering && <FilterFields filters={filters} onChange={change} />}
      <ActiveFilters
        filters={active.map(({ name, text }) => ({ key: name, text, onRemove: () => change(name, "") }))}
        onRemoveAll={() => show({ search, status }, view)}
      />
    </>
  );
}
