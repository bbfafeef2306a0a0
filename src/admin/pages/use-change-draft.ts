import { useQueryClient } from "@tanstack/react-query";
import type { MetaTag } from "#publishing";
import type { JsonObject } from "#shared";
import { toast } from "#ui/kit";
import { getJson, messageOf, sendJson } from "../api.ts";
import { PAGES, pageApi } from "./page.ts";

type Answer = { revision: number };
type Before = { revision: number; page: { metaTags: MetaTag[] } };

/**
 * Runs a change of a whole draft, such as an import, and offers to bring back what was there.
 * @returns the function that runs it; it throws what the server refused.
 */
export function useChangeDraft(id: string) {
  const client = useQueryClient();
  const api = pageApi(id);
  const reload = () => client.invalidateQueries({ queryKey: [PAGES] });

  return async (path: "import" | "restore", body: unknown, said: string): Promise<void> => {
    const [{ revision, page }, blocks] = await Promise.all([
      getJson<Before>(`${api}/draft`),
      getJson<JsonObject[]>(`${api}/blocks.json`),
    ]);
    const answer = await sendJson<Answer>("POST", `${api}/${path}`, body);
    await reload();
    if (answer.revision === revision) {
      toast.info("The draft holds exactly this already.");
      return;
    }
    const undo = async () => {
      const now = await getJson<Before>(`${api}/draft`);
      if (now.revision !== answer.revision) {
        toast.error("Not undone: the page was changed since.");
        return;
      }
      await sendJson("POST", `${api}/import`, { blocks, metaTags: page.metaTags, mode: "replace" });
      await reload();
      toast.success("The draft is as it was.");
    };
    const onUndo = () => void undo().catch((error: unknown) => toast.error(messageOf(error)));
    toast.success(said, { duration: 10_000, action: { label: "Undo", onClick: onUndo } });
  };
}
