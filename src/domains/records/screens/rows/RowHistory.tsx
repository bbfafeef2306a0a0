import { useQuery, useQueryClient } from "@tanstack/react-query";
import { History, Undo2 } from "lucide-react";
import { useState } from "react";
import { messageOf, Moment } from "#client";
import { Alert, Button, LoadingBlock, toast } from "#ui/kit";
import type { ListedRow, RowChange } from "../../contract.ts";
import { presentProperties, type Entity } from "../../entities/property.ts";
import { call, rowsKey, type RowsPlace } from "../client.ts";
import { shownValue } from "../values/shown-value.ts";
import { useRowTitles } from "../values/use-row-titles.ts";
import { refusedValues } from "./row-faults.ts";
import { restoration, statesOf } from "./row-states.ts";

type RowHistoryProps = { place: RowsPlace; entity: Entity; row: ListedRow; mayEdit: boolean };

const VERBS = { created: "added it", changed: "changed it", deleted: "deleted it", restored: "took it out of the bin" };

type ChangedProps = { entity: Entity; tenant: string; value: RowChange["values"][number] };

/** What a change did to one value. */
function Changed({ entity, tenant, value: { id, title, from, to } }: ChangedProps) {
  const property = entity.properties.find((one) => one.id === id);
  const isReference = property?.type === "reference";
  const ids = isReference ? [from, to].filter((one) => typeof one === "string") : [];
  const titles = useRowTitles({ tenant, entity: property?.entity ?? "" }, ids);
  const text = (one: typeof from) => {
    if (isReference && typeof one === "string") return titles?.get(one) ?? "A row that was deleted";
    return (property ? shownValue(property, one) : String(one ?? "")) || "empty";
  };
  return (
    <li className="wrap-anywhere">
      <span className="font-medium">{title}</span>
      {property?.removedAt !== undefined && " (removed)"}
      {": "}
      <del className="text-ink-soft">{text(from)}</del> <span aria-hidden>→</span>
      <span className="sr-only"> became </span> <ins className="no-underline">{text(to)}</ins>
    </li>
  );
}

/** Brings a row back to a former state, as a change like any other. */
function useRestore({ place, entity, row }: Omit<RowHistoryProps, "mayEdit">) {
  const client = useQueryClient();
  const [busy, setBusy] = useState<number>();
  async function restore(index: number, change: ReturnType<typeof restoration>): Promise<void> {
    setBusy(index);
    try {
      const params = { ...place, id: row.id };
      await call("PATCH /api/tenants/:tenant/entities/:entity/rows/:id", { params, body: change });
      toast.success("The former values are back.");
    } catch (error) {
      const faults = refusedValues(error, presentProperties(entity));
      const [first] = Object.entries(faults).map(
        ([name, fault]) => `${presentProperties(entity).find((one) => one.name === name)?.title ?? name}: ${fault}`,
      );
      toast.error(first ?? messageOf(error));
    }
    await client.invalidateQueries({ queryKey: [rowsKey(place)] });
    setBusy(undefined);
  }
  return { restore, busy };
}

function Changes(props: RowHistoryProps) {
  const { place, entity, row, mayEdit } = props;
  const { data, error } = useQuery({
    queryKey: [rowsKey(place), "history", row.id],
    queryFn: ({ signal }) =>
      call("GET /api/tenants/:tenant/entities/:entity/rows/:id/history", { params: { ...place, id: row.id }, signal }),
  });
  const { restore, busy } = useRestore(props);
  if (error) return <Alert kind="error">{messageOf(error)}</Alert>;
  if (!data) return <LoadingBlock lines={3} />;
  return (
    <ol aria-label="History" className="grid gap-3">
      {statesOf(entity, row, data.items).map(({ change, state }, index) => {
        const back = restoration(entity, row, state);
        const isFormer = Object.keys(back.values).length > 0;
        return (
          <li key={change.revision} className="grid gap-1 border-s-2 border-line ps-3">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="flex-1">
                {`${change.author || "A visitor"} ${VERBS[change.kind]} `}
                <span className="text-sm text-ink-soft">
                  <Moment at={change.at} />
                </span>
              </span>
              {mayEdit && isFormer && (
                <Button
                  icon={<Undo2 />}
                  busy={busy === index}
                  data-tooltip="Sets all values to what they were after this change"
                  onClick={() => void restore(index, back)}
                >
                  Restore
                </Button>
              )}
            </p>
            {change.values.length > 0 && (
              <ul className="grid gap-0.5 text-sm">
                {change.values.map((value) => (
                  <Changed key={value.id} {...{ entity, value }} tenant={place.tenant} />
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** What happened to a row: who changed what, and when. It is read when it is opened. */
export function RowHistory(props: RowHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <Button className="w-fit" icon={<History />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        History
      </Button>
      {isOpen && <Changes {...props} />}
    </section>
  );
}
