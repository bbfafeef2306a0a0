import { useQueryClient } from "@tanstack/react-query";
import { contentOf } from "#publishing";
import { toast } from "#ui/kit";
import { getJson, messageOf, sendJson } from "../api.ts";
import { PAGES, pageApi } from "./page.ts";
import type { Draft } from "./page/use-page.ts";

type Answer = { revision: number };

/**
 * Runs a change of a whole draft, such as an import, and offers to bring back what was there.
 * @param isBlocked whether the draft can't be replaced at the moment, which is said then.
 * @returns the function that runs it; it throws what the server refused.
 */
export function useChangeDraft(id: string, isBlocked?: () => boolean) {
  const client = useQueryClient();
  const api = pageApi(id);
  const read = () => getJson<Draft>(`${api}/draft`);
  const reload = () => client.invalidateQueries({ queryKey: [PAGES] });

  return async (path: "import" | "restore", body: unknown, said: string): Promise<void> => {
    if (isBlocked?.()) return;
    const before = await read();
    const { revision } = await sendJson<Answer>("POST", `${api}/${path}`, body);
    await reload();
    if (revision === before.revision) {
      toast.info("The draft holds exactly this already.");
      return;
    }
    const undo = async () => {
      if ((await read()).revision !== revision) {
        toast.error("Not undone: the page was changed since.");
        return;
      }
      await sendJson("POST", `${api}/import`, { ...contentOf(before.page), mode: "replace" });
      await reload();
      toast.success("The draft is as it was.");
    };
    const onUndo = () => {
      if (!isBlocked?.()) void undo().catch((error: unknown) => toast.error(messageOf(error)));
    };
    // What was read before isn't what was there when somebody else changed the page in between.
    const action = revision === before.revision + 1 ? { label: "Undo", onClick: onUndo } : undefined;
    toast.success(said, { duration: 10_000, action });
  };
}
