import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "#ui/kit";
import { ApiError, messageOf, sendJson } from "../../api.ts";
import { PAGES, pageApi } from "../page.ts";
import { settleSaves } from "../saves.ts";
import { draftKey, type Draft } from "./use-page.ts";

/**
 * Publishes the draft that is shown: when somebody changed it meanwhile, nothing is published unseen.
 * @param onProblems leads to what has to be put right first.
 */
export function usePublish(id: string, onProblems: () => void) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [hasMoved, setMoved] = useState(false);

  const lookAgain = async () => {
    setMoved(false);
    await client.invalidateQueries({ queryKey: [PAGES, id] });
  };

  function tellFailure(error: unknown): void {
    const code = error instanceof ApiError ? error.code : "";
    if (code === "DRAFT_MOVED") setMoved(true);
    else toast.error(messageOf(error));
    if (code === "NOT_PUBLISHABLE") onProblems();
  }

  const publish = async () => {
    setBusy(true);
    setMoved(false);
    try {
      // The click may have left a field, which is stored then.
      if (!(await settleSaves(id))) {
        toast.error("Nothing was published: your last changes aren’t saved yet.");
        return;
      }
      const revision = client.getQueryData<Draft>(draftKey(id))?.revision;
      await sendJson("POST", `${pageApi(id)}/publish`, { revision });
      toast.success("Published. Visitors see it now.");
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: [PAGES] });
      await client.invalidateQueries({ queryKey: [`${pageApi(id)}/versions`] });
    }
  };

  return { busy, hasMoved, publish: () => void publish(), lookAgain: () => void lookAgain() };
}
