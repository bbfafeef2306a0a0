import type { ReactNode } from "react";
import { Columns3, ListFilter } from "lucide-react";
import { Button, Menu, SearchField, SelectField } from "#ui/kit";
import type { RowColumn } from "./columns.ts";
import { useRowsArea } from "./rows-area.ts";
import { sortName } from "./sorting.ts";
import { TenantField } from "./TenantField.tsx";
import type { useColumns } from "./use-columns.ts";
import type { useRowAddress } from "./use-row-address.ts";

type RowToolbarProps = {
  address: ReturnType<typeof useRowAddress>;
  columns: ReturnType<typeof useColumns>;
  /** Undefined where rows can't be filtered by any property. */
  filtering?: { isOpen: boolean; onToggle: () => void };
  /** The menu of saved views. */
  views: ReactNode;
  /** The menu of files. */
  files: ReactNode;
};

/** The orders that columns give, for phones, where there are no headings to click. */
function orders(columns: readonly RowColumn[]) {
  return columns.flatMap((column) => {
    const name = sortName(column);
    if (name === undefined) return [];
    if (!column.property)
      return [
        { value: "", label: "Newest first" },
        { value: name, label: "Oldest first" },
      ];
    return [
      { value: name, label: `${column.title}, ascending` },
      { value: `-${name}`, label: `${column.title}, descending` },
    ];
  });
}

/** What is shown of the rows: search, filters, columns, whose. */
export function RowToolbar({ address, columns, filtering, views, files }: RowToolbarProps) {
  const isTenantOpen = useRowsArea().tenant === undefined;
  const { search, sort, tenant, filters, set } = address;
  return (
    <div className="mb-4 flex flex-wrap items-start gap-3">
      <SearchField label="Search rows" value={search} onSearch={(text) => set({ search: text || undefined })} />
      {filtering && (
        <Button icon={<ListFilter />} aria-expanded={filtering.isOpen} onClick={filtering.onToggle}>
          {filters.length > 0 ? `Filters (${filters.length})` : "Filters"}
        </Button>
      )}
      <Menu
        align="start"
        trigger={<Button icon={<Columns3 />}>Columns</Button>}
        items={columns.all.map((column) => ({
          label: column.title,
          isOn: columns.shown.some(({ id }) => id === column.id),
          onSelect: () => columns.toggle(column),
        }))}
      />
      {views}
      {files}
      <div className="md:hidden">
        <SelectField
          label="Order"
          labelHidden
          value={sort === "-createdAt" ? "" : sort}
          options={orders(columns.all)}
          onValueChange={(order) => set({ sort: order || undefined })}
        />
      </div>
      {isTenantOpen && <TenantField value={tenant} onChange={(chosen) => set({ tenant: chosen, row: undefined })} />}
    </div>
  );
}
