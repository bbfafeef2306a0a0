import { useQuery, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "#client";
import { toast } from "#ui/kit";
import type { RowView, ViewChange, NewView } from "../../view-contract.ts";
import { call } from "../client.ts";

const keyOf = (entity: string) => ["row-views", entity];

/** The saved views of an entity, and what changes them. @param entity its id. */
export function useViews(entity: string) {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: keyOf(entity),
    queryFn: async ({ signal }) =>
      (await call("GET /api/entities/:entity/views", { params: { entity }, signal })).items,
  });
  const reload = () => client.invalidateQueries({ queryKey: keyOf(entity) });

  /** @throws ApiError */
  async function save(body: NewView): Promise<RowView> {
    const view = await call("POST /api/entities/:entity/views", { params: { entity }, body });
    await reload();
    toast.success(`“${view.title}” is saved.`);
    return view;
  }
  /** @throws ApiError */
  async function change(id: string, body: ViewChange): Promise<void> {
    const view = await call("PATCH /api/entities/:entity/views/:id", { params: { entity, id }, body });
    await reload();
    toast.success(`“${view.title}” is saved.`);
  }
  async function remove(view: RowView): Promise<void> {
    try {
      await call("DELETE /api/entities/:entity/views/:id", { params: { entity, id: view.id } });
      const { id: _id, ...body } = view;
      const undo = () => void save(body).catch((error: unknown) => toast.error(messageOf(error)));
      toast.success(`“${view.title}” is deleted.`, { action: { label: "Undo", onClick: undo } });
    } catch (error) {
      toast.error(messageOf(error));
    }
    await reload();
  }
  return { views: data ?? [], save, change, remove };
}
