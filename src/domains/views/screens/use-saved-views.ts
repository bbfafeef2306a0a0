import { useQuery, useQueryClient } from "@tanstack/react-query";
import { isRefusal, messageOf, useSentId } from "#client";
import { toast } from "#ui/kit";
import type { NewView, SavedView, ViewChange } from "../contract.ts";

/** The routes of a list's views. */
type ViewRoutes<Settings> = {
  list: (signal: AbortSignal) => Promise<{ items: SavedView<Settings>[] }>;
  create: (view: NewView<Settings>) => Promise<SavedView<Settings>>;
  change: (id: string, change: ViewChange<Settings>) => Promise<SavedView<Settings>>;
  remove: (id: string) => Promise<unknown>;
};

/** The saved views of a list, and what changes them. `save` and `change` throw ApiError. */
export type SavedViews<Settings> = {
  views: readonly SavedView<Settings>[];
  save: (view: NewView<Settings>) => Promise<SavedView<Settings>>;
  change: (id: string, change: ViewChange<Settings>) => Promise<void>;
  /** Deletes a view, with a way back. */
  remove: (view: SavedView<Settings>) => Promise<void>;
};

/** Reads the saved views of a list. @param list names it among the queries. */
export function useSavedViews<Settings>(list: string, routes: ViewRoutes<Settings>): SavedViews<Settings> {
  const client = useQueryClient();
  const key = ["saved-views", list];
  const sent = useSentId(`saved-views/${list}`);
  const { data } = useQuery({ queryKey: key, queryFn: async ({ signal }) => (await routes.list(signal)).items });
  const reload = () => client.invalidateQueries({ queryKey: key });

  async function save(view: NewView<Settings>): Promise<SavedView<Settings>> {
    const saved = await routes.create({ id: sent.idFor(view), ...view });
    sent.drop();
    await reload();
    toast.success(`“${saved.title}” saved`);
    return saved;
  }
  async function change(id: string, body: ViewChange<Settings>): Promise<void> {
    const view = await routes.change(id, body);
    await reload();
    toast.success(`“${view.title}” saved`);
  }
  async function remove(view: SavedView<Settings>): Promise<void> {
    const bringBack = () => void save(view).catch((error: unknown) => toast.error(messageOf(error), undo));
    const undo = { action: { label: "Undo", onClick: bringBack } };
    try {
      await routes.remove(view.id);
      toast.success(`“${view.title}” deleted`, undo);
    } catch (error) {
      // Without an answer it may be deleted.
      toast.error(messageOf(error), isRefusal(error) ? {} : undo);
    }
    await reload();
  }
  return { views: data ?? [], save, change, remove };
}
