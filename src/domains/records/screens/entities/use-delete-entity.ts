import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "#client";
import { toast } from "#ui/kit";
import type { Entity } from "../../entities/property.ts";
import { call, DELETED_ENTITIES, ENTITIES } from "../client.ts";

/** @returns `remove`: deletes an entity and offers to undo that; `restore`: takes a deleted one back; and whether it is at work. */
export function useDeleteEntity() {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast.error(messageOf(error));
    }
    await client.invalidateQueries({ queryKey: [ENTITIES] });
    await client.invalidateQueries({ queryKey: [DELETED_ENTITIES] });
    setBusy(false);
  }
  const restore = ({ id, titlePlural }: Pick<Entity, "id" | "titlePlural">) =>
    run(async () => {
      await call("POST /api/deleted-entities/:id/restore", { params: { id } });
      toast.success(`“${titlePlural}” is back, with all its rows.`);
    });
  const remove = (entity: Entity) =>
    run(async () => {
      await call("DELETE /api/entities/:entity", { params: { entity: entity.id } });
      const action = { label: "Undo", onClick: () => void restore(entity) };
      toast.success(`“${entity.titlePlural}” deleted`, { action });
    });
  return { remove, restore, busy };
}
