import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useRef } from "react";
import { Moment } from "#client";
import { Button, useKeptFocus, screenHeading } from "#ui/kit";
import { call, DELETED_ENTITIES } from "../client.ts";
import { EntityIcon } from "../EntityIcon.tsx";
import { useDeleteEntity } from "./use-delete-entity.ts";

/** Deleted entities, each with a button that takes it back; nothing where there are none. */
export function DeletedEntities() {
  const { data } = useQuery({
    queryKey: [DELETED_ENTITIES],
    queryFn: async ({ signal }) => (await call("GET /api/deleted-entities", { signal })).items,
  });
  const { restore, busy } = useDeleteEntity();
  const list = useRef<HTMLUListElement>(null);
  const focus = useKeptFocus(() => {
    const next = list.current?.querySelector("button") ?? screenHeading();
    next?.focus();
  });
  if (!data || data.length === 0) return null;
  return (
    <section className="mt-8 grid gap-2">
      <h2 className="text-lead font-semibold">Deleted entities</h2>
      <p className="text-ink-soft">They are kept for 30 days with all their rows. Then they are gone for good.</p>
      <ul ref={list} {...focus} aria-label="Deleted entities" className="grid gap-1">
        {data.map((entity) => (
          <li
            key={entity.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-dashed border-line px-3 py-1.5"
          >
            <EntityIcon name={entity.icon} />
            <span className="font-medium wrap-anywhere">{entity.titlePlural}</span>
            <span className="flex-1 text-sm text-ink-soft">
              Deleted <Moment at={entity.deletedAt} />
            </span>
            <Button
              icon={<Undo2 />}
              busy={busy}
              aria-label={`Restore ${entity.titlePlural}`}
              onClick={() => void restore(entity)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
