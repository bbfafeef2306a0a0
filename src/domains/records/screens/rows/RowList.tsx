import { Plus, Settings2, Trash2 } from "lucide-react";
import { useMemo, useState } from "react";
import { ActiveFilters, Button, ButtonLink, PageHeader } from "#ui/kit";
import { presentProperties, type Entity } from "../../entities/property.ts";
import { entityAddress } from "../addresses.ts";
import { useList, type RowsPlace } from "../client.ts";
import { RowViews } from "../views/RowViews.tsx";
import { AddressedRow } from "./AddressedRow.tsx";
import { ChosenRows } from "./ChosenRows.tsx";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { FilterPanel } from "./FilterPanel.tsx";
import { filterable, filterParameters, filterText } from "./filters.ts";
import { FoundRows } from "./FoundRows.tsx";
import { MovingBar } from "./MovingBar.tsx";
import { FilesMenu, useRowImport } from "./RowFiles.tsx";
import { RowToolbar } from "./RowToolbar.tsx";
import { useRowsArea } from "./rows-area.ts";
import { useChangeCell } from "./use-change-cell.ts";
import { useColumns } from "./use-columns.ts";
import { useDeleteRows } from "./use-delete-rows.ts";
import { useReferredTitles } from "./use-referred-titles.ts";
import { useRowAddress } from "./use-row-address.ts";
import { useSelection } from "./use-selection.ts";

function Header({ entity, search, onCreate }: { entity: Entity; search?: string; onCreate?: () => void }) {
  const { home, binAddress, mayEdit, mayChangeEntity } = useRowsArea();
  return (
    <PageHeader
      title={entity.titlePlural}
      description={entity.description || undefined}
      back={home}
      actions={
        <>
          {(mayEdit || mayChangeEntity) && (
            <ButtonLink to={binAddress(entity.name, search)} icon={<Trash2 aria-hidden />}>
              Bin
            </ButtonLink>
          )}
          {mayChangeEntity && (
            <ButtonLink to={entityAddress(entity.name)} icon={<Settings2 aria-hidden />}>
              Change entity
            </ButtonLink>
          )}
          {onCreate && (
            <Button variant="primary" icon={<Plus />} onClick={onCreate}>
              New row
            </Button>
          )}
        </>
      }
    />
  );
}

/** The rows of an entity: a table that is searched, sorted, filtered and changed in place, and the form of a row. */
export function RowList({ entity }: { entity: Entity }) {
  const properties = useMemo(() => presentProperties(entity), [entity]);
  const { mayEdit, tenant: ownTenant } = useRowsArea();
  const address = useRowAddress(properties);
  const { tenant, search, sort, filters, set, setFilters } = address;
  const place: RowsPlace = { tenant, entity: entity.name };
  const query = { search, sort, ...filterParameters(filters, properties) };
  const list = useList("GET /api/tenants/:tenant/entities/:entity/rows", { params: place, query });
  const { rows } = list;
  const columns = useColumns(entity);
  const titles = useReferredTitles(place, columns.shown, rows, filters, properties);
  const [isFiltering, setFiltering] = useState(false);
  const selection = useSelection(JSON.stringify([place, query]));
  const deletion = useDeleteRows(place);
  const cell = useChangeCell(place);
  const files = useRowImport(place, entity);

  const create = () => set({ create: "" });
  return (
    <>
      <Header
        entity={entity}
        search={ownTenant === undefined ? `?tenant=${encodeURIComponent(tenant)}` : undefined}
        onCreate={mayEdit ? create : undefined}
      />
      {files.bar}
      <RowToolbar
        {...{ address, columns }}
        views={
          ownTenant === undefined && (
            <RowViews
              {...{ entity, properties, mayEdit }}
              state={{ sort, search, parameters: filterParameters(filters, properties) }}
              columns={columns.shown.map(({ id }) => id)}
              current={address.view}
              onShow={(state, view, shown) => {
                address.show(state, view);
                if (shown && shown.length > 0) columns.choose(shown);
              }}
            />
          )
        }
        files={
          <FilesMenu
            {...{ place, query }}
            isNarrowed={search !== "" || filters.length > 0}
            onImport={mayEdit ? files.open : undefined}
          />
        }
        filtering={
          filterable(properties).length > 0
            ? { isOpen: isFiltering, onToggle: () => setFiltering(!isFiltering) }
            : undefined
        }
      />
      {isFiltering ? (
        <FilterPanel
          {...{ properties, filters, tenant }}
          onClose={() => setFiltering(false)}
          onApply={(next) => {
            setFilters(next);
            setFiltering(false);
          }}
        />
      ) : (
        <ActiveFilters
          filters={filters.map((filter) => ({
            key: filter.key,
            text: filterText(filter, properties, titles),
            onRemove: () => setFilters(filters.filter((one) => one !== filter)),
          }))}
          onRemoveAll={() => setFilters([])}
        />
      )}
      {deletion.moving && <MovingBar moving={deletion.moving} onStop={deletion.stop} />}
      <ChosenRows {...{ place, properties, query, list, selection, deletion }} />
      <FoundRows
        {...{ entity, address, list, titles }}
        selected={selection.selected}
        columns={columns.shown}
        onSelect={selection.select}
        actions={
          mayEdit
            ? { onChange: cell.change, onDelete: ({ id }) => void deletion.remove([id]), onCreate: create }
            : undefined
        }
      />
      <AddressedRow {...{ place, entity, address, rows }} />
      {files.dialog}
      {cell.conflict && <ConflictDialog conflict={cell.conflict} onMine={cell.keepMine} onTheirs={cell.useTheirs} />}
    </>
  );
}
