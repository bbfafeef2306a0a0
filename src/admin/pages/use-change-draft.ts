import { useQueryClient } from "@tanstack/react-query";
import { toast } from "#ui/kit";
import { messageOf } from "#client";
import { call } from "../call.ts";
import { PAGES } from "./page.ts";

/**
 * Runs a change of a whole draft, such as an import, and offers to restore the previous content.
 * @param isBlocked whether the draft can't be replaced at the moment; it then says so.
 * @returns a function that runs it; it throws the server's refusal.
 */
export function useChangeDraft(id: string, isBlocked?: () => boolean) {
  const client = useQueryClient();
  const params = { id };
  const read = () => call("GET /api/pages/:id/draft", { params });
  const reload = () => client.invalidateQueries({ queryKey: [PAGES] });

  return async (run: (params: { id: string }) => Promise<{ revision: number }>, said: string): Promise<void> => {
    if (isBlocked?.()) return;
    const before = await read();
    const { revision } = await run(params);
    await reload();
    if (revision === before.revision) {
      toast.info("Nothing changed: the draft already has this content.");
      return;
    }
    const undo = async () => {
      if ((await read()).revision !== revision) {
        toast.error("Not undone: the page has since changed.");
        return;
      }
      const { page, annotations } = before;
      const body = { metaTags: [...page.metaTags], blocks: [...page.blocks], annotations: [...annotations] };
      await call("POST /api/pages/:id/import", { params, body: { ...body, mode: "replace" } });
      await reload();
      toast.success("Undone: the draft has its previous content again.");
    };
    const onUndo = () => {
      if (!isBlocked?.()) void undo().catch((error: unknown) => toast.error(messageOf(error)));
    };
    // What was read before is outdated when someone else has changed the page in between.
    const action = revision === before.revision + 1 ? { label: "Undo", onClick: onUndo } : undefined;
    toast.success(said, { action });
  };
}
