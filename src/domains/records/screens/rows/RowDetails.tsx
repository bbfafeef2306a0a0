import { Button, Dialog } from "#ui/kit";
import type { ListedRow } from "../../contract.ts";
import { presentProperties, type Entity } from "../../entities/property.ts";
import { rowTitle } from "../values/row-title.ts";
import { shownValue } from "../values/shown-value.ts";
import { allColumns } from "./columns.ts";
import { CellValue } from "./CellValue.tsx";
import { useReferredTitles } from "./use-referred-titles.ts";

type RowDetailsProps = { entity: Entity; row: ListedRow; tenant: string; onClose: () => void };

/** A row for people who may not change it. */
export function RowDetails({ entity, row, tenant, onClose }: RowDetailsProps) {
  const columns = allColumns(entity);
  const titles = useReferredTitles({ tenant, entity: entity.name }, columns, [row], [], presentProperties(entity));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="medium"
      title={rowTitle(entity, row)}
      description={entity.title}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <dl className="grid gap-3">
        {columns.map((column) => {
          const { property } = column;
          const isText = property?.type === "longText";
          return (
            <div key={column.id} className="grid gap-0.5">
              <dt className="text-sm font-semibold">{column.title}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">
                {isText ? (
                  shownValue(property, row.values[property.name])
                ) : (
                  <CellValue row={row} column={column} titles={titles} />
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </Dialog>
  );
}
